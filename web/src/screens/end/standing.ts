// Who stands where when a match is over, and what there is to say of it.
import type { MatchView, Outcome, PersonView, Standing } from "../../gen/wire";
import { sentence } from "../../lib/sentences";

export interface Placed extends Standing {
  person: PersonView;
  wins: boolean;
}

/** The standings with their people, the best first. */
export function placed(outcome: Outcome, people: (seat: number) => PersonView): Placed[] {
  return [...outcome.standings]
    .sort((a, b) => a.place - b.place)
    .map((one) => ({ ...one, person: people(one.seat), wins: outcome.winners.includes(one.seat) }));
}

/** « Triomphe en 9 mots, sans un pétard ! » : what a game says beyond the places; "" where it says nothing. */
export const verdictOf = ({ verdict, params }: Outcome, nameOf: (seat: number) => string): string =>
  verdict ? sentence({ key: verdict, params }, nameOf) : "";

const STEPS = 3;

/** Those who climb the podium: three, or more when they share the places. The best stands in the middle. */
export function climbers(all: readonly Placed[]): { steps: Placed[]; others: Placed[] } {
  const up = all.filter((one, at) => one.wins || (one.place <= STEPS && at < STEPS));
  const others = all.filter((one) => !up.includes(one));
  const [first, second, ...rest] = up;
  return { steps: [...(second ? [second] : []), ...(first ? [first] : []), ...rest], others };
}

/** Whole minutes of match time; null where the server did not count it. */
export const minutesOf = (match: Pick<MatchView, "lasted"> | null): number | null =>
  match?.lasted === undefined ? null : Math.round(match.lasted / 60_000);
