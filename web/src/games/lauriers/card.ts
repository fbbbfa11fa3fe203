// Picture, colours and toasts of Les Lauriers, for the front page and the table.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "lauriers-herbe",
  toasts: ["lauriers-claim-refused"],
};
