// The home page: join a table, or open one.
import { de } from "./elision";

export const home = {
  title: "La table est mise,\nil ne manque que vous.",
  language: "FR, français. Read this page in English",
  languageChip: "FR",
  settings: "Réglages",
  codeTitle: "Le code affiché sur l’écran",
  codeLabel: (letters: number) => `Code de la table, ${letters} lettres`,
  join: "Rejoindre la table",
  codeShort: (letters: number) =>
    `Il faut les ${letters} lettres du code. Elles sont sur l’écran, ou sur le téléphone de la personne qui vous invite.`,
  openTitle: "Ou ouvrez votre table",
  free: "sans compte, sans pub",
  soon: "bientôt",
  coming: (names: string) => `Bientôt : ${names}.`,
  forHowMany: "Joueurs : ",
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
