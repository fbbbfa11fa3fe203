// Picture, colours and toasts of La Coquillaude, for the front page and the table.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "coquillaude-coquillage",
  toasts: [
    "coquillaude-starts",
    "coquillaude-reopened",
    "coquillaude-bag-empty",
    "coquillaude-word-accepted",
    "coquillaude-word-refused",
    "coquillaude-person-refused",
  ],
};
