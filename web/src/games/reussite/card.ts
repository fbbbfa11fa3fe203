// The card of La Réussite on the front page and in the lobby.
import { dayInWords } from "../../lib/dates";
import { settings } from "../../lib/settings.svelte";
import type { GameCard } from "../contract";
import "./colours.css";
import { known, liesAt, sitsAt } from "./days";
import { given } from "./home/day";
import DayDeal from "./home/DayDeal.svelte";
import { cardWords } from "./words/card";

export const card: GameCard = {
  picture: "reussite-petard",
  toasts: [
    "reussite-objects",
    "reussite-word-refused",
    "reussite-no-idea",
    "reussite-goes-on",
    "reussite-withdraws",
    "reussite-undone",
    "reussite-objects-undo",
    "reussite-undo-refused",
    "reussite-drops-undo",
  ],
  past: ({ params }) => {
    const { day, hints, trusted } = (params ?? {}) as { day?: string; hints?: number; trusted?: number };
    return [
      ...(day ? [cardWords.t.dealOf(dayInWords(day, settings.lang))] : []),
      ...(hints === undefined ? [] : [cardWords.t.hints(hints)]), // older results have no count of hints
      ...(trusted ? [cardWords.t.trusted(trusted)] : []),
    ].join(" · ");
  },
  deals: { Card: DayDeal, came: () => given() !== "", start: () => cardWords.t.play, known, sitsAt, liesAt },
};
