// La Coquillaude, as long as it can't be played: a card, and no more.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "coquillaude-coquillage",
  coming: {
    fr: { name: "La Coquillaude", tagline: "Dés, questions, grands mots" },
    en: { name: "La Coquillaude", tagline: "Dice, questions, very long words" },
  },
};
