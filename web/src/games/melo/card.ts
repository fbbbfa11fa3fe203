// Picture, colours and toasts of Mélo Ego Duo, for the front page and the table.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "melo-masques",
  toasts: ["melo-gives-jok", "melo-silent-jok"],
};
