// Texts for the words that a table adds to the box.
import type { OwnTexts } from "../../contract";

export const en: OwnTexts = {
  menu: "Words of your own",
  add: "Add words of your own",
  addHelp: "Family words, trade words, dialect…",
  ownPack: (n) => (n === 1 ? "1 word of yours" : `${n} words of yours`),
  onePack: "There must be some words: keep at least one pack.",
  title: "The family’s words",
  below: (n, game) =>
    n === 0 ? `An empty box, for ${game}` : n === 1 ? `1 word, for ${game}` : `${n} words, for ${game}`,
  one: "A word of your own",
  paste: "One word per line",
  pasteHelp: "word; kind; definition. Paste a spreadsheet or type: both will do.",
  pasteSample:
    "chabrot ; n.m. ; Bouillon allongé de vin, bu à même l’assiette.\nbarguigner ; v.i. ; Hésiter longtemps avant de se décider.",
  packSample: "Our words",
  nextGame: "New words count from the next game on.",
  empty: "Nothing yet. Grandma’s words would feel at home here.",
  reveal: "Show the definitions",
  revealHelp: "Read them now, and you’ll know them in the game.",
  removeHelp: "The word and its definition will be lost.",
  count: (n) => (n === 1 ? "1 word" : `${n} words`),
  sitDown: "Take a seat at the table to slip a word into the box.",
};
