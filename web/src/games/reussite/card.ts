// La Réussite on the front page and around the table.
import { dayInWords } from "../../lib/dates";
import { settings } from "../../lib/settings.svelte";
import type { GameCard } from "../contract";
import "./colours.css";
import { liesAt, sitsAt } from "./days";
import { given } from "./home/day";
import DayDeal from "./home/DayDeal.svelte";
import { cardWords } from "./words.card";

export const card: GameCard = {
  picture: "reussite-petard",
  toasts: [
    "reussite-objects",
    "reussite-word-refused",
    "reussite-no-idea",
    "reussite-goes-on",
    "reussite-withdraws",
  ],
  past: ({ params }) => {
    const { day, hints } = (params ?? {}) as { day?: string; hints?: number };
    const help = hints === undefined ? [] : [cardWords.t.hints(hints)]; // nobody counted them once
    return [...(day ? [cardWords.t.dealOf(dayInWords(day, settings.lang))] : []), ...help].join(" · ");
  },
  deals: { Card: DayDeal, came: () => given() !== "", start: () => cardWords.t.play, sitsAt, liesAt },
};
