// What a table brings of its own: written one by one, pasted, brought in a file, taken home.
import type { OwnTexts } from "../../games/contract";

export const items = {
  mend: "Une petite retouche",
  many: "Toute une liste",
  how: "Comment les écrire",
  oneByOne: "Un par un",
  several: "Plusieurs",
  more: "autre…",
  packName: "Le nom du paquet",
  replaces: (name: string) => `« ${name} » est déjà à la table : il sera remplacé.`,
  file: "Choisir un fichier",
  fileHelp: "Tableur (CSV) ou JSON, jusqu’à 60 ko.",
  fileRead: (file: string) => `« ${file} » est prêt : relisez, puis glissez-le dans la boîte.`,
  tooBig: "C’est trop gros pour passer par la fente : 60 ko au plus. Coupez la liste en deux.",
  unreadable: "On n’arrive pas à lire ce fichier. Depuis un tableur : « Enregistrer sous », puis CSV.",
  drop: "Glisser dans la boîte",
  keepChange: "Garder la retouche",
  slipped: (name: string) => `« ${name} » est dans la boîte.`,
  mended: (name: string) => `« ${name} » est retouché.`,
  allSlipped: "La liste est dans la boîte.",
  inBox: "Dans la boîte",
  edit: (name: string) => `Retoucher ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  removeAsk: (name: string) => `Retirer « ${name} » de la boîte ?`,
  removeYes: "Retirer",
  packs: "Les paquets",
  takeHome: (name: string) => `Emporter le paquet ${name}`,
  dropPack: (name: string) => `Retirer le paquet ${name}`,
  dropPackAsk: (name: string) => `Retirer tout le paquet « ${name} » ?`,
  dropPackHelp: "Emportez-le d’abord, si vous y tenez.",
  home: "À emporter",
  homeHelp: "Un fichier pour le tableur, ou le texte à copier.",
  saveFile: "Enregistrer le fichier",
  copy: "Copier le texte",
  copied: "C’est copié.",
  loading: "On ouvre la boîte…",
  whoWrites: "Qui écrit ?",
  ownOnes: "Les vôtres",
  othersIn: (n: number) =>
    n === 0
      ? "Il n’y a rien d’autre dans la boîte."
      : n === 1
        ? "Il y en a une autre dans la boîte : surprise."
        : `Il y en a ${n} autres dans la boîte : surprise.`,
  leftToWrite: (n: number, most: number) =>
    n === 0
      ? "Vous avez tout écrit. Vous pouvez encore retoucher."
      : n === 1
        ? `Encore une à écrire, sur ${most}.`
        : `Encore ${n} à écrire, sur ${most}.`,
  secret:
    "Personne d’autre ne les lit avant qu’elles soient tirées, pas même la personne qui tient la table.",
  emptyBox: "Vider toute la boîte",
  emptyBoxAsk: "Vider toute la boîte ?",
  emptyBoxHelp: "Les questions de tout le monde seront perdues, sans avoir été lues.",
  // Where everybody writes their own, and the game has no words for them.
  questions: {
    menu: "Vos questions",
    add: "Vos questions",
    addHelp: "À écrire avant la partie, une par une.",
    ownPack: (n: number) => (n === 1 ? "une question à vous" : `${n} questions à vous`),
    onePack: "Il faut bien de quoi jouer : gardez au moins un paquet.",
    title: "Vos questions",
    below: (n: number, game: string) =>
      n === 0 ? `Boîte vide, pour ${game}` : `${n} dans la boîte, pour ${game}`,
    one: "Une question à vous",
    paste: "",
    pasteHelp: "",
    pasteSample: "",
    packSample: "",
    nextGame: "Elles seront mêlées aux autres dès la prochaine partie.",
    empty: "Rien encore de vous.",
    reveal: "",
    revealHelp: "",
    removeHelp: "Elle sera perdue pour de bon.",
    count: (n: number) => (n === 1 ? "une question" : `${n} questions`),
    sitDown: "Prenez place à la table pour écrire vos questions.",
  } as OwnTexts,
  // Where a game has no words of its own for what may be brought.
  general: {
    menu: "Ajouter les vôtres",
    add: "Ajouter les vôtres",
    addHelp: "Un par un, ou toute une liste.",
    ownPack: (n: number) => `${n} à vous`,
    onePack: "Il faut bien de quoi jouer : gardez au moins un paquet.",
    title: "La boîte de la famille",
    below: (n: number, game: string) =>
      n === 0 ? `Boîte vide, pour ${game}` : `${n} dans la boîte, pour ${game}`,
    one: "Quelque chose à vous",
    paste: "Une ligne pour chaque chose",
    pasteHelp: "Collez un tableau, ou tapez : les deux conviennent.",
    pasteSample: "",
    packSample: "À nous",
    nextGame: "Ce qui est nouveau compte dès la prochaine partie.",
    empty: "Rien encore : il y a toute la place.",
    reveal: "Montrer le reste",
    revealHelp: "Si vous le lisez maintenant, vous le saurez en jouant.",
    removeHelp: "Il sera perdu pour de bon.",
    count: (n: number) => `${n}`,
    sitDown: "Prenez place à la table pour glisser quelque chose dans la boîte.",
  } as OwnTexts,
};
export type Items = typeof items;
