// French, the source, of the big screen. Narrow no-break spaces before ! ? ; : and inside « ».
import { de } from "../../../locales/fr/elision";

const some = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const quoted = (word: string): string => `« ${word} »`;

export const fr = {
  head: {
    goal: (deal: number, goal: number) =>
      goal > 0 ? `Manche ${deal} · partie en ${goal} points` : "Partie en une manche",
  },
  zone: {
    of: (name: string) => `Le jeu ${de(name)}`,
    plays: "joue",
    cards: (n: number) => some(n, "carte", "cartes"),
    points: (n: number) => some(n, "point", "points"),
    none: "Encore aucune phrase… l’inspiration vient.",
    /** The same, under a censure. */
    gagged: "Pas un mot.",
    censured: "Censure",
    counters: (n: number) => (n < 2 ? "encore 1 tour" : `encore ${n} tours`),
    untilFreed: "en attendant la liberté",
    freed: "phrase libérée",
    speaks: "la parole est rendue",
    unsaid: "pas encore dite",
    asked: { finish: "terminée ?", take: "même sens ?", borrow: "même sens ?" },
    folded: (n: number) => (n < 2 ? "+ 1 phrase commencée" : `+ ${n} phrases commencées`),
    lang: { fr: "en français", en: "en anglais" },
    piles: "Phrases acceptées",
    pile: (points: number) => `une phrase, ${some(points, "point", "points")}`,
    proverb: (points: number) => `un proverbe, ${some(points, "point", "points")}`,
    proverbs: (n: number) => some(n, "proverbe", "proverbes"),
    fourres: (n: number) => (n < 2 ? "coup fourré" : `${n} coups fourrés`),
  },
  sabot: {
    title: "Le sabot",
    stock: (n: number) => (n < 2 ? `${n} carte à piocher` : `${n} cartes à piocher`),
    last: "La dernière rejetée",
    none: "rien de rejeté",
  },
  judge: {
    title: "La table juge",
    proverb: "Proverbe, ou pas ?",
    meaning: "Toujours le même sens ?",
    swap: (card: string, instead: string) => `${quoted(card)} à la place de ${quoted(instead)}`,
    forJoker: (card: string) => `${quoted(card)} à la place du joker`,
    sum: (values: number, cards: number) =>
      `${some(values, "point", "points")} × ${some(cards, "carte", "cartes")} = `,
    voters: "Qui vote",
    voted: (done: number, all: number) =>
      done === 0
        ? "Personne n’a encore voté"
        : done === 1
          ? `1 sur ${all} a voté`
          : `${done} sur ${all} ont voté`,
    accepted: "Acceptée !",
    funny: "Acceptée, et drôle !",
    isProverb: "Un proverbe !",
    refused: "Refusée",
    same: "Le sens y est",
    other: "Le sens n’y est plus",
    ayes: (n: number) => `${n} pour`,
    noes: (n: number) => `${n} contre`,
    takesBack: (name: string) => `${name} reprend ses cartes du tour.`,
    keeps: (name: string) => `${name} garde sa carte.`,
  },
  news: {
    title: "À l’instant",
    opens: (name: string) => `La manche s’ouvre. ${name} cherche ses mots.`,
    none: (name: string) => `${name} cherche ses mots.`,
  },
  parting: (name: string) => `${name} rejette une carte, et perd la main.`,
  draw: (name: string) => `${name} pioche une carte, puis joue.`,
  banner: {
    censure: "Censure !",
    silences: (name: string, other: string) => `${name} veut faire taire ${other}.`,
    ask: (names: string) => `Un coup fourré, ${names} ? Dix secondes pour répondre.`,
    or: " ou ",
    fourre: "Coup fourré !",
    own: (name: string) => `${name} reprend la parole, et la main.`,
    partner: (name: string, other: string) => `${name} rend la parole à ${other}, et prend la main.`,
    bonus: "+10",
  },
  ends: {
    "went-out": (name: string) => `${name} a posé toutes ses cartes.`,
    "no-cards": () => "Plus assez de cartes à piocher.",
    "no-words": () => "Plus personne ne pose de mots.",
  },
  jury: {
    title: "Simple, ou pleine d’humour ?",
    below: "Chacun note en secret, sur son téléphone.",
    piles: "Les phrases à noter",
    judges: "Le jury",
    done: (done: number, all: number) =>
      done === 0
        ? "Le jury réfléchit."
        : done === 1
          ? `1 sur ${all} a noté.`
          : `${done} sur ${all} ont noté.`,
    proverbs: (n: number) =>
      n < 2
        ? "Un proverbe est déjà classé : 30 points."
        : `${n} proverbes sont déjà classés : 30 points chacun.`,
    more: (n: number) => `… et ${some(n, "autre", "autres")}, sur les téléphones`,
  },
  score: {
    title: (deal: number) => `Les comptes de la manche ${deal}`,
    only: "Les comptes",
    last: "Et c’est la fin de la partie !",
    player: "Qui",
    columns: {
      sentences: "phrases",
      open: "ouvertes",
      fourres: "coups fourrés",
      out: "tout posé",
      hand: "en main",
      deal: "manche",
      total: "total",
    },
    goal: (goal: number) => `but : ${goal} points`,
    deals: "Manche après manche",
    nth: (deal: number) => `M${deal}`,
    deal: (deal: number) => `Manche ${deal}`,
    sentences: "Les phrases",
    none: "Aucune phrase acceptée. On se rattrape à la prochaine ?",
    grades: { simple: "simple", humour: "humour", proverb: "proverbe" },
    more: (n: number) => `… et ${some(n, "autre", "autres")}`,
  },
  poster: {
    title: "Les plus belles phrases",
  },
  aloud: {
    finished: (name: string) => `${name} : terminée !`,
    meaning: (name: string) => `${name} échange une carte. La phrase garde-t-elle son sens ?`,
    accepted: (name: string, points: number) => `Acceptée ! ${some(points, "point", "points")} pour ${name}.`,
    funny: (name: string, points: number) =>
      `Acceptée, et drôle ! ${some(points, "point", "points")} pour ${name}, et vingt de plus.`,
    proverb: (name: string) => `Un proverbe pour ${name} !`,
    refused: "La table n’en veut pas.",
    same: "Le sens y est.",
    other: "Le sens n’y est plus.",
    faute: (name: string) => `Une faute d’orthographe pour ${name}.`,
    censure: (name: string) => `Censure ! ${name}, un coup fourré ?`,
    fourre: (name: string) => `Coup fourré ${de(name)} !`,
    jury: "La manche est finie. Voici les phrases.",
    leads: (names: string, points: number) => `${names} mène avec ${some(points, "point", "points")}.`,
    lead: (names: string, points: number) => `${names} mènent avec ${some(points, "point", "points")}.`,
    finest: (name: string) => `La plus belle phrase est ${de(name)}.`,
  },
};
export type TvWords = typeof fr;
