// Texts for the questions that a table adds to the box.
import type { OwnTexts } from "../../contract";

export const en: OwnTexts = {
  menu: "Questions of your own",
  add: "Add questions of your own",
  addHelp: "Memories, quirks, open secrets…",
  ownPack: (n) => (n === 1 ? "1 question of yours" : `${n} questions of yours`),
  onePack: "There must be some questions: keep at least one pack.",
  title: "The table’s questions",
  below: (n, game) =>
    n === 0
      ? `An empty box, for ${game}`
      : n === 1
        ? `1 question, for ${game}`
        : `${n} questions, for ${game}`,
  one: "A question of your own",
  paste: "One question per line",
  pasteHelp: "question; colour; choice 1; choice 2; choice 3. Paste a spreadsheet or type: both will do.",
  pasteSample:
    "Who hid the car keys? ; melo\nYour finest mischief on the farm… ; ego ; The tractor ; The pond ; Aunt Odile’s hens",
  packSample: "Our questions",
  nextGame: "New questions count from the next game on.",
  empty: "Nothing yet. How about one only this table will understand?",
  reveal: "Show the questions",
  revealHelp: "They’re funnier when the game brings them up.",
  removeHelp: "The question will be lost.",
  count: (n) => (n === 1 ? "1 question" : `${n} questions`),
  sitDown: "Take a seat at the table to slip a question into the box.",
};
