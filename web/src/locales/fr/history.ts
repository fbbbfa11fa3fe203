// What was played at this table before.
export const history = {
  title: "Nos parties",
  question: "Laquelle revoir ?",
  summary: (games: number, evenings: number) =>
    `${games} ${games > 1 ? "parties" : "partie"}, ${evenings} ${evenings > 1 ? "soirées" : "soirée"}`,
  tonight: "Ce soir",
  yesterday: "Hier",
  lastDay: (weekday: string) => `${weekday} dernier`,
  won: (names: string, length: string) => `${names}, en ${length}`,
  stopped: (length: string) => `Arrêtée après ${length}`,
  over: (length: string) => `En ${length}`,
  notKept: "On ne peut plus la revoir : elle n’a pas été gardée, ou les règles ont changé depuis.",
  none: "Rien encore.",
  noneBelow: "La première partie finie se rangera ici.",
  stays: "Tout reste sur cette machine. Rien ne part ailleurs.",
  loading: "On ouvre l’album…",
  again: "Réessayer",
};
export type History = typeof history;
