import type { CardWords } from "./card.fr";

export const card: CardWords = {
  title: "The deal of the day",
  given: "The deal you were sent",
  code: (code: string) => `Deal ${code}: exactly the same`,
  best: (code: string, n: number) => `Deal ${code} · your best: ${n} words`,
  par: (date: string, par: number) => `${date} · possible in ${par} words`,
  of: (date: string) => `The deal of ${date}`,
  past: "Its day is over, its cards are still here",
  done: (n: number, par: number | null) =>
    par === null
      ? `Done in ${n} words`
      : n <= par
        ? `Done in ${n} words, well done`
        : `Done in ${n} words, ${par} possible`,
  missed: (left: number) =>
    left === 1
      ? "Not this time, 1 card left · play again"
      : left > 1
        ? `Not this time, ${left} cards left · play again`
        : "Not this time · play again",
  astray: "This link leads to no deal. Today’s is waiting for you.",
  astrayAlone: "This link leads to no deal. Ask whoever sent it to send it again.",
  streak: (n: number) => (n === 1 ? "1 day" : `${n} days`),
  play: "Deal the cards",
  together: "with others",
  togetherLong: "Play it with others",
  hints: (n: number) => (n === 0 ? "without help" : n === 1 ? "1 hint" : `${n} hints`),
  trusted: (n: number) => (n === 1 ? "one word on trust" : `${n} words on trust`),
  dealOf: (date: string) => `Deal of ${date}`,
};
