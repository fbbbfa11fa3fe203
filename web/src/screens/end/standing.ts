// The standings of a finished match, and its verdict.
import type { MatchView, Outcome, PersonView, Standing } from "../../gen/wire";
import { sentence } from "../../lib/sentences";
import { together } from "../../lib/teams";

/** One line of the standings: a player, or a team. */
export interface Placed extends Standing {
  people: PersonView[];
  wins: boolean;
}

/** The standings with their people, best first; partners share a line. */
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

/** The game's sentence about the outcome: « Triomphe en 9 mots, sans un pétard ! » ; "" where there is none. */
export const verdictOf = ({ verdict, params }: Outcome, nameOf: (seat: number) => string): string =>
  verdict ? sentence({ key: verdict, params }, nameOf) : "";

const STEPS = 3;

/** The places on the podium: three, or more in a tie. The best stands in the middle. */
export function climbers(all: readonly Placed[]): { steps: Placed[]; others: Placed[] } {
  const up = all.filter((one, at) => one.wins || (one.place <= STEPS && at < STEPS));
  const others = all.filter((one) => !up.includes(one));
  const [first, second, ...rest] = up;
  return { steps: [...(second ? [second] : []), ...(first ? [first] : []), ...rest], others };
}

/** Whole minutes of match time; null where the server did not count them. */
export const minutesOf = (match: Pick<MatchView, "lasted"> | null): number | null =>
  match?.lasted === undefined ? null : Math.round(match.lasted / 60_000);
