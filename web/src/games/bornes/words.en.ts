// English: a rewrite with charm, not a calque.
import type { BornesWords } from "./words.fr";

export const en: BornesWords = {
  name: "1000 Bornes des Mots",
  cards: {
    joker: "Joker",
    blank: "Blank card",
    faute: "Spelling mistake",
    dictionnaire: "Dictionary",
    censure: "Censored",
    liberte: "Free speech",
    ofSentence: "The cards of the sentence",
    standsFor: (word) => (word ? `Joker, as “${word}”` : "Joker"),
    stopped: "Stopped by a spelling mistake",
  },
};
