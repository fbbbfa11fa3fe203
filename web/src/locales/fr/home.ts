// The home page: join a table, or open one.
import { de } from "./elision";

export const home = {
  title: "La table est mise,\nil ne manque que vous.",
  language: "Langue : français. Read this page in English",
  languageChip: "FR",
  settings: "Réglages",
  codeTitle: "Le code affiché sur l’écran",
  codeLabel: "Code de la table, quatre lettres",
  join: "Rejoindre la table",
  codeShort:
    "Il faut les quatre lettres du code. Elles sont sur l’écran, ou sur le téléphone de qui vous invite.",
  openTitle: "Ou ouvrez votre table",
  free: "sans compte, sans pub",
  soon: "bientôt",
  forHowMany: "Joueurs : ",
  taglines: {
    lauriers: "Bluff au dictionnaire",
    coquillaude: "Dés, questions, grands mots",
    melo: "Se deviner les uns les autres",
    reussite: "Patience de lettres, à plusieurs",
    bornes: "Des phrases folles",
  },
  day: {
    title: "La donne du jour",
    given: "La donne reçue",
    code: (code: string) => `Donne ${code} : exactement la même`,
    best: (code: string, n: number) => `Donne ${code} · votre record : ${n} mots`,
    par: (date: string, par: number) => `${date} · possible en ${par} mots`,
    of: (date: string) => `La donne du ${date}`,
    past: "Son jour est passé, ses cartes sont restées",
    done: (n: number, par: number | null) =>
      par === null
        ? `Faite en ${n} mots`
        : n <= par
          ? `Faite en ${n} mots, bravo`
          : `Faite en ${n} mots, ${par} possibles`,
    missed: (left: number) =>
      left === 1
        ? "Pas cette fois, 1 carte restée · rejouer"
        : left > 1
          ? `Pas cette fois, ${left} cartes restées · rejouer`
          : "Pas cette fois · rejouer",
    astray: "Ce lien ne mène à aucune donne. Celle du jour, elle, vous attend.",
    astrayAlone: "Ce lien ne mène à aucune donne. Demandez-le de nouveau à qui vous l’a envoyé.",
    streak: (n: number) => (n === 1 ? "1 jour" : `${n} jours`),
    play: "Distribuer les cartes",
    together: "à plusieurs",
    togetherLong: "La jouer à plusieurs",
  },
  resume: (name: string) => `Reprendre la table ${de(name)}`,
  resumeCode: (code: string) => `Reprendre la table ${code}`,
  resumeHelp: "Votre chaise est encore chaude.",
  forget: "Oublier cette table",
  astray: "Cette adresse ne mène à aucune table. Pas grave : tapez le code, ou ouvrez la vôtre.",
  silent: "La maison ne répond pas pour l’instant. On réessaie…",
  unreachable: "La maison ne répond pas. Vérifiez le Wi-Fi, puis réessayez : rien n’est perdu.",
  open: "Ouvrir la table",
  opening: "On met le couvert…",
};
export type Home = typeof home;
