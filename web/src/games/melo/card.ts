// Mélo Ego Duo on the front page and around the table.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "melo-masques",
  toasts: ["melo-gives-jok", "melo-silent-jok"],
};
