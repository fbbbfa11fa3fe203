// Mélo Ego Duo, as long as it can't be played: a card, and no more.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "melo-masques",
  coming: {
    fr: { name: "Mélo Ego Duo", tagline: "Se deviner les uns les autres" },
    en: { name: "Mélo Ego Duo", tagline: "Guess what the others would say" },
  },
};
