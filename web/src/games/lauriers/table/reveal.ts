// The order in which the definitions of a round are turned over, and the points of each.
import type { EntryView, ResultView } from "../view";

export interface Turned {
  entry: EntryView;
  at: number;
  authors: number[];
  points: number | null;
}

/** In screen order: the true definition on top, then by number of votes. They are turned over from the bottom up. */
export function turned(result: ResultView): Turned[] {
  return result.entries
    .map((entry, at) => ({ entry, at, authors: [...entry.authors], points: pointsOf(entry, result) }))
    .sort(
      (a, b) =>
        Number(b.entry.real) - Number(a.entry.real) ||
        b.entry.voters.length - a.entry.voters.length ||
        a.at - b.at,
    );
}

/** The points it brought to each of its authors, or for the true one to each finder; null if nobody found it. */
function pointsOf(entry: EntryView, result: ResultView): number | null {
  const of = (seat: number) => result.scores.find((score) => score.seat === seat);
  if (entry.real)
    return Math.max(0, ...[...entry.voters, ...entry.authors].map((seat) => of(seat)?.found ?? 0)) || null;
  return Math.max(0, ...entry.authors.map((seat) => of(seat)?.received ?? 0));
}

export interface Silent {
  sheets: number[];
  votes: number[];
}
/** Players at the table who wrote nothing, and who did not vote. Bots and the leader are left out. */
export function silent(result: ResultView, holders: readonly string[]): Silent {
  if (result.entries.length === 0) return { sheets: [], votes: [] };
  const seats = holders.flatMap((holder, seat) => (holder === "person" && seat !== result.mdj ? [seat] : []));
  const wrote = result.entries.flatMap((entry) => entry.authors);
  const voted = result.entries.flatMap((entry) => entry.voters);
  return {
    sheets: seats.filter((seat) => !wrote.includes(seat)),
    votes: seats.filter((seat) => !voted.includes(seat)),
  };
}
