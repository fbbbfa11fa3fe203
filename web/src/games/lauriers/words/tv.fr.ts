// French texts of the big screen, the honours and the replay. Narrow no-break spaces before ! ? ; no-break before : and
// inside « ».
import { de } from "../../../locales/fr/elision";
import { capital } from "../view";

const copies = (n: number): string => (n > 1 ? `${n} copies rendues` : `${n} copie rendue`);

export const fr = {
  name: "Les Lauriers",
  round: (n: number) => `Tour ${n}`,
  verdict: "le verdict",
  classes: {
    "n.m.": "nom masculin",
    "n.f.": "nom féminin",
    "n.m. pl.": "nom masculin pluriel",
    "n.f. pl.": "nom féminin pluriel",
    "adj.": "adjectif",
    "adv.": "adverbe",
    "v.t.": "verbe transitif",
    "v.i.": "verbe intransitif",
    "v.pr.": "verbe pronominal",
    "loc. adv.": "locution adverbiale",
  },

  wreath: {
    goal: (track: number) => `la ${track}e feuille l’emporte`,
    place: (name: string, leaf: number, track: number) =>
      leaf <= 1 ? `${name}, au départ` : `${name}, feuille ${leaf} sur ${track}`,
    label: (track: number, places: string[]) =>
      `Couronne de ${track} feuilles de laurier : ${places.join(" ; ")}`,
  },

  choosing: {
    title: (leader: string | null) =>
      leader === null ? "Le dictionnaire s’ouvre…" : `${leader} choisit le mot`,
    below: "Un mot rare sort de la boîte. Taillez vos crayons.",
  },
  writing: {
    task: "Inventez-lui une définition digne du dictionnaire.",
    handedIn: (done: number, all: number) => `${copies(done)} sur ${all}`,
  },
  preparing: {
    title: "Les copies sont ramassées",
    below: (leader: string | null) =>
      leader === null
        ? "On les mélange avec la vraie…"
        : `${leader} les mélange avec la vraie. Aucun indice ne filtre.`,
  },
  aloud: {
    truth: "La vraie !",
    by: (names: string) => `${capital(de(names))} !`,
    found: (names: string) => `Trouvé par ${names}.`,
    nobody: "Personne n’a trouvé.",
    believed: (names: string, votes: number) =>
      votes === 1
        ? `Un vote pour l’invention ${de(names)}.`
        : `${votes} votes pour l’invention ${de(names)}.`,
  },
  reading: {
    title: (leader: string | null) => (leader === null ? "Écoutez bien…" : `${leader} lit, la table écoute`),
    count: (read: number, all: number) => `${read} sur ${all}`,
    first: "Silence, on tourne la première page…",
    toCome: "à venir",
  },
  voting: {
    title: "Quelle est la vraie ?",
    voted: (done: number, all: number) => (done > 1 ? `${done} votes sur ${all}` : `${done} vote sur ${all}`),
  },
  claim: {
    question: "La même chose, ou pas ?",
    says: (name: string) => `« C’était la bonne ! », dit ${name}`,
    recounted: "Recompté",
    granted: (name: string) => `la copie ${de(name)} disait vrai`,
    was: (n: number) => `avant : ${n}`,
  },
  reveal: {
    dictionary: "le dictionnaire",
    next: (name: string) => `Ensuite, ${name} mène le jeu`,
    didYouKnow: "Le saviez-vous ?",
    void: "Personne n’a rien écrit : ce tour ne compte pas.",
    voters: (names: string) => `ses voix : ${names}`,
    nobody: "personne n’y a cru",
    noSheet: (names: string, n: number) => `${names} ${n > 1 ? "n’ont rien écrit" : "n’a rien écrit"}.`,
    noVote: (names: string, n: number) => `${names} ${n > 1 ? "n’ont pas voté" : "n’a pas voté"}.`,
    star: "Le plus beau bluff de la partie, jusqu’ici",
    fooled: (n: number) => `${n} personnes dans le panneau`,
    earned: "Les points du tour",
  },
  suspense: {
    title: "Levez les yeux…",
    below: "Le verdict se joue sur le grand écran.",
    atOnce: "Le voir ici sans attendre",
  },
  strip: "Autour de la table",

  honours: {
    quoted: (text: string) => `« ${text} »`,
    best: "le plus beau bluff",
    believed: (n: number): string => (n > 1 ? "y ont cru" : "y a cru"),
    more: "Les autres perles",
    medals: "Les distinctions",
    titles: { plume: "La plume d’or", flair: "Le flair", marbre: "Le visage de marbre", audace: "L’audace" },
    plume: (name: string, n: number) => `${name}, ${n} ${n > 1 ? "voix volées" : "voix volée"}`,
    flair: (name: string, n: number, of: number) => `${name}, ${n} ${n > 1 ? "vraies" : "vraie"} sur ${of}`,
    marbre: (name: string, n: number) =>
      `${name}, ${n} ${n > 1 ? "personnes trompées" : "personne trompée"} en un tour`,
    audace: (name: string, n: number) => `${name}, un jeton à +${n}`,
    rounds: (n: number) => (n > 1 ? `${n} tours` : `${n} tour`),
    lastWord: "Le dernier mot",
  },

  moment: {
    phases: {
      choosing: "Le choix du mot",
      writing: "L’écriture",
      preparing: "La préparation",
      reading: "La lecture",
      voting: "Le vote",
      revealing: "Le verdict",
      finished: "La fin de la partie",
    },
    unnamed: {
      choosing: "On choisit le mot.",
      writing: "Une plume gratte le papier.",
      preparing: "La liste se prépare.",
      reading: "Une définition de plus est lue.",
      voting: "Quelqu’un hésite encore.",
      revealing: "Quelqu’un a fini de lire.",
      judging: "Un avis de plus, en secret.",
      toVote: "Quelqu’un veut passer au vote.",
      finished: "La partie est finie.",
    },
    claimsOver: "Le verdict est définitif.",
    noWord: "Pas encore de mot",
    mine: "sa copie",
    handedIn: (n: number): string => (n > 1 ? "ont rendu leur copie" : "a rendu sa copie"),
    voted: (n: number): string => (n > 1 ? "ont voté" : "a voté"),
    nobodyYet: "personne encore",
    card: "Sur la carte",
    track: "Les lauriers",
    leafOf: (leaf: number, track: number) => `${leaf} sur ${track}`,
  },
};
export type TvWords = typeof fr;
