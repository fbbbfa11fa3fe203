// Texts for the words that a table adds to the box.
import type { OwnTexts } from "../../contract";

export const fr: OwnTexts = {
  menu: "Vos mots à vous",
  add: "Ajouter vos mots à vous",
  addHelp: "Mots de famille, de métier, de patois…",
  ownPack: (n: number) => (n === 1 ? "1 mot à vous" : `${n} mots à vous`),
  onePack: "Il faut bien des mots : gardez au moins un paquet.",
  title: "Les mots de la famille",
  below: (n: number, game: string) =>
    n === 0 ? `Boîte vide, pour ${game}` : n === 1 ? `1 mot, pour ${game}` : `${n} mots, pour ${game}`,
  one: "Un mot bien à vous",
  paste: "Un mot par ligne",
  pasteHelp: "mot ; nature ; définition. Collez un tableau, ou tapez : les deux conviennent.",
  pasteSample:
    "chabrot ; n.m. ; Bouillon allongé de vin, bu à même l’assiette.\nbarguigner ; v.i. ; Hésiter longtemps avant de se décider.",
  packSample: "Nos mots",
  nextGame: "Les nouveaux mots comptent dès la prochaine partie.",
  empty: "Rien encore. Les mots de grand-mère y seraient très bien.",
  reveal: "Montrer les définitions",
  revealHelp: "Si vous les lisez maintenant, vous les saurez en jouant.",
  removeHelp: "Le mot et sa définition seront perdus.",
  count: (n: number) => (n === 1 ? "1 mot" : `${n} mots`),
  sitDown: "Prenez place à la table pour glisser un mot dans la boîte.",
};
