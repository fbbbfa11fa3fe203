// The title of a player's verdict; its teasing is about the events, never about the person.
import type { ResultView } from "../view";
import type { LauriersWords } from "../words/fr";

export interface Verdict {
  title: string;
  help: string;
}

export function verdict(
  t: LauriersWords["reveal"],
  result: ResultView,
  seat: number,
  name: string,
  round: number,
): Verdict {
  if (result.entries.length === 0) return { title: t.void, help: t.voidHelp };
  const score = result.scores.find((one) => one.seat === seat);
  const found = result.entries.some((entry) => entry.real && entry.voters.includes(seat));
  const fooled = score?.received ?? 0;
  if (seat === result.mdj) return asLeader(t, result, score?.led ?? 0, name);
  const written = result.entries.find((entry) => entry.authors.includes(seat));
  if (written?.real) return { title: t.wrote(name), help: t.wroteHelp };
  if (found && fooled > 0) return { title: t.both(name), help: t.bothHelp(fooled) };
  if (fooled > 0) return { title: t.cheek(name), help: t.cheekHelp(fooled) };
  if (found) return { title: t.flair(name), help: t.flairHelp };
  if (score?.staked) return { title: t.plop, help: t.plopHelp };
  const voted = result.entries.some((entry) => entry.voters.includes(seat));
  if (!written && !voted) return { title: t.absent, help: t.absentHelp };
  return { title: t.nothing[(round + seat) % t.nothing.length] ?? "", help: t.nothingHelp };
}

function asLeader(t: LauriersWords["reveal"], result: ResultView, led: number, name: string): Verdict {
  const foundBy = result.entries.find((entry) => entry.real)?.voters.length ?? 0;
  if (led === 0) return { title: t.pierced, help: t.piercedHelp };
  return foundBy === 0
    ? { title: t.marble(name), help: t.marbleHelp }
    : { title: t.led(name), help: t.ledHelp(led) };
}
