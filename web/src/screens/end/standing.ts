// Who stands where when a match is over, and what there is to say of it.
import type { MatchView, Outcome, PersonView, Standing } from "../../gen/wire";
import { sentence } from "../../lib/sentences";
import { together } from "../../lib/teams";

/** One line of the standings: somebody, or those who played together. */
export interface Placed extends Standing {
  people: PersonView[];
  wins: boolean;
}

/** The standings with their people, the best first; partners share a line. */
export function placed(outcome: Outcome, people: (seat: number) => PersonView): Placed[] {
  const lines = new Map(outcome.standings.map((one) => [one.seat, one]));
  return together(outcome.standings.length, outcome.teams)
    .flatMap((team) => {
      const line = lines.get(team[0]!);
      const wins = team.some((seat) => outcome.winners.includes(seat));
      return line ? [{ ...line, people: team.map(people), wins }] : [];
    })
    .sort((a, b) => a.place - b.place);
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
