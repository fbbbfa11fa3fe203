import type { CoachWords } from "./coach.fr";

export const en: CoachWords = {
  cover: "Tap a column: a card from the stock goes there.",
  again: "Again! A blue letter or a star stops its column.",
  take: "Now write a word: tap the bottom cards.",
  more: (n) =>
    n === 1
      ? "One more card at least."
      : `${n} more cards at least. Tap a card of your word to give it back.`,
  say: "Tap the star in your word, and say which letter it becomes.",
  other: "Not a word yet: change the order, add a card, or tap one to give it back.",
  write: "That is a word! Tap the big button, and it is written.",
  done: "Well done, your first word! Go on like this until the last card.",
};
