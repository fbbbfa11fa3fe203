// 1000 Bornes des Mots, as long as it can't be played: a card, and no more.
import type { GameCard } from "../contract";
import "./colours.css";

export const card: GameCard = {
  picture: "bornes-borne",
  coming: {
    fr: { name: "1000 Bornes des Mots", tagline: "Des phrases folles" },
    en: { name: "1000 Bornes des Mots", tagline: "Silly sentences, sillier attacks" },
  },
};
