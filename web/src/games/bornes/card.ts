// The card of 1000 Bornes des Mots on the front page and in the lobby.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "bornes-borne",
  toasts: [
    "bornes-accepted",
    "bornes-proverb",
    "bornes-refused",
    "bornes-other-meaning",
    "bornes-takes-joker",
    "bornes-borrows",
    "bornes-dictionnaire",
    "bornes-liberte",
    "bornes-counters-out",
    "bornes-reshuffled",
    "bornes-goes-out",
    "bornes-no-cards-left",
    "bornes-no-words-left",
  ],
};
