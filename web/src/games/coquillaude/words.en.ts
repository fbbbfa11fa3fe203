// English: a rewrite with charm, not a calque. The words in play stay French.
import type { CoquillaudeWords } from "./words.fr";

const together = (names: string[]): string =>
  [names.slice(0, -1).join(", "), names.slice(-1)].filter((one) => one.length > 0).join(" and ");

export const en: CoquillaudeWords = {
  name: "La Coquillaude",
  headline: (view, names) => {
    const { phase } = view;
    const now = {
      gifts: () => ("seat" in phase ? `a present for ${names(phase.seat)}` : ""),
      question: () => ("seat" in phase ? `a question for ${names(phase.seat)}` : ""),
      answered: () => ("seat" in phase ? `${names(phase.seat)} has answered` : ""),
      appeal: () => "the table decides",
      compose: () => "everybody composes in secret",
      announce: () => "the bids are in",
      minute: () => "the anagram minute",
      placed: () => "the word is down",
      ended: () => "the game is over",
    }[phase.name]();
    return `Round ${view.round} · ${now}`;
  },
  points: (n) => (n === 1 ? "1 point" : `${n} points`),
  letters: (n) => (n === 1 ? "1 letter" : `${n} letters`),
  triumph: (winners) =>
    winners.length > 1
      ? `${together(winners)} share the last word!`
      : `${together(winners)} has the last word!`,
  dice: (number) => `The dice: ${number}`,
  board: {
    label: "The board: 21 by 21 squares, the orange zone in the middle, and twenty shells",
  },
  rack: {
    label: (n) => `Your letters, ${n} in all`,
    take: (letter) => `Take ${letter}`,
    letter: (letter) => `Letter ${letter}`,
    taken: (letter) => `${letter}, already taken`,
    fresh: (said) => `${said}, new`,
  },
};
