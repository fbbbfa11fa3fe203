import type { History } from "../fr/history";

export const history: History = {
  title: "Our games",
  question: "Which one shall we relive?",
  summary: (games, evenings) =>
    `${games} ${games > 1 ? "games" : "game"}, ${evenings} ${evenings > 1 ? "evenings" : "evening"}`,
  tonight: "Tonight",
  yesterday: "Yesterday",
  lastDay: (weekday) => `Last ${weekday}`,
  won: (names, length) => `${names}, in ${length}`,
  stopped: (length) => `Stopped after ${length}`,
  over: (length) => `In ${length}`,
  notKept: "This one can’t be watched again: it wasn’t kept, or the rules have changed since.",
  none: "Nothing yet.",
  noneBelow: "The first game you finish will be kept here.",
  stays: "Everything stays on this machine. Nothing goes anywhere else.",
  loading: "Opening the album…",
  again: "Try again",
};
