// Teams on screens: partners share a sign and a colour.

/** A sign per team, so that colour is never the only cue: disc, square, triangle. */
export const SIGNS = [
  "M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  "M5.500 5.500h9v9h-9z",
  "M10 4.500l6 10.500H4z",
] as const;

export interface Side {
  /** Counted from 0. */
  number: number;
  colour: string;
  /** Persons or seats, as the teams were given. */
  members: number[];
}

export const sidesOf = (teams: readonly (readonly number[])[] | undefined): Side[] =>
  (teams ?? []).map((members, number) => ({
    number,
    colour: `var(--team-${(number % SIGNS.length) + 1})`,
    members: [...members],
  }));

export const sideOf = (sides: readonly Side[], member: number): Side | undefined =>
  sides.find((one) => one.members.includes(member));

export const partnersOf = (sides: readonly Side[], member: number): number[] =>
  sideOf(sides, member)?.members.filter((one) => one !== member) ?? [];

/** All persons or seats, with partners side by side. */
export const together = (count: number, teams: readonly (readonly number[])[] | undefined): number[][] =>
  teams?.length ? teams.map((one) => [...one]) : Array.from({ length: count }, (_, seat) => [seat]);
