import type { LexiconWords } from "../fr/lexicon";

export const lexicon: LexiconWords = {
  title: "The house lexicon",
  question: "Words you voted in",
  help: "The dictionary has never heard of them. You have. They count in every letter game.",
  count: (n) => (n === 0 ? "No words" : n === 1 ? "1 word" : `${n} words`),
  story: (by, agreed, day) =>
    agreed === "" ? `Put forward by ${by}, ${day}` : `Put forward by ${by}, agreed by ${agreed}, ${day}`,
  person: "celebrity",
  remove: (word) => `Take out ${word}`,
  removeAsk: (word) => `Take “${word}” out of the lexicon?`,
  removeHelp: "From the next game on it will need another vote.",
  nextGame: "A word you take out still counts until the game being played is over.",
  none: "No words voted in.",
  noneBelow: "When the table says yes to a word the dictionary doesn’t know, it goes here.",
  loading: "Opening the lexicon…",
};
