// Texts for the questions that a table adds to the box.
import type { OwnTexts } from "../../contract";

export const fr: OwnTexts = {
  menu: "Vos questions à vous",
  add: "Ajouter vos questions à vous",
  addHelp: "Souvenirs, manies, secrets de polichinelle…",
  ownPack: (n: number) => (n === 1 ? "1 question à vous" : `${n} questions à vous`),
  onePack: "Il faut bien des questions : gardez au moins un paquet.",
  title: "Les questions de la table",
  below: (n: number, game: string) =>
    n === 0
      ? `Boîte vide, pour ${game}`
      : n === 1
        ? `1 question, pour ${game}`
        : `${n} questions, pour ${game}`,
  one: "Une question bien à vous",
  paste: "Une question par ligne",
  pasteHelp:
    "question ; couleur ; choix 1 ; choix 2 ; choix 3. Collez un tableau, ou tapez : les deux conviennent.",
  pasteSample:
    "Qui a caché les clés de la 4L ? ; melo\nVotre plus belle bêtise à la ferme… ; ego ; Le tracteur ; Le lavoir ; Les poules de tante Odile",
  packSample: "Nos questions",
  nextGame: "Les nouvelles questions comptent dès la prochaine partie.",
  empty: "Rien encore. Une question que seule cette table comprendra ?",
  reveal: "Montrer les questions",
  revealHelp: "Elles sont plus drôles quand on les découvre en jouant.",
  removeHelp: "La question sera perdue.",
  count: (n: number) => (n === 1 ? "1 question" : `${n} questions`),
  sitDown: "Prenez place à la table pour glisser une question dans la boîte.",
};
