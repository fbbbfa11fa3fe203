// French, the source. Narrow no-break spaces before ! ? ; : and inside « ».
import type { CoquillaudeView } from "./view";

const some = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const together = (names: string[]): string =>
  [names.slice(0, -1).join(", "), names.slice(-1)].filter((one) => one.length > 0).join(" et ");

export const fr = {
  name: "La Coquillaude",
  headline: (view: CoquillaudeView, names: (seat: number) => string) => {
    const { phase } = view;
    const now = {
      gifts: () => ("seat" in phase ? `un cadeau pour ${names(phase.seat)}` : ""),
      question: () => ("seat" in phase ? `une question pour ${names(phase.seat)}` : ""),
      answered: () => ("seat" in phase ? `la réponse de ${names(phase.seat)}` : ""),
      appeal: () => "la table juge",
      compose: () => "composez en secret",
      announce: () => "les annonces",
      minute: () => "la minute d’anagrammes",
      placed: () => "le mot est posé",
      ended: () => "la partie est finie",
    }[phase.name]();
    return `Tour ${view.round} · ${now}`;
  },
  points: (n: number) => some(n, "point", "points"),
  letters: (n: number) => some(n, "lettre", "lettres"),
  triumph: (winners: string[]) =>
    winners.length > 1
      ? `${together(winners)}, à égalité de coquilles !`
      : `${together(winners)} a le dernier mot !`,
  dice: (number: string) => `Les dés : ${number}`,
  board: {
    label: "Le plateau : 21 cases sur 21, au centre la zone orange, et vingt coquilles",
  },
  rack: {
    label: (n: number) => `Vos lettres, ${n} en tout`,
    take: (letter: string) => `Prendre ${letter}`,
    letter: (letter: string) => `Lettre ${letter}`,
    taken: (letter: string) => `${letter}, déjà prise`,
    fresh: (said: string) => `${said}, nouvelle`,
  },
};
export type CoquillaudeWords = typeof fr;
