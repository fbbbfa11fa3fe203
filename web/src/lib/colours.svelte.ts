// The colour of each person at a table.
import type { PersonView } from "../gen/wire";

const COLOURS: Record<string, number> = {
  renard: 1,
  hibou: 2,
  rainette: 3,
  herisson: 4,
  poulpe: 5,
  panda: 6,
  chat: 7,
  lapin: 8,
  manchot: 9,
  ours: 10,
};

/** Colours of the bots at this table, by person. */
let robots = $state.raw<Record<number, number>>({});

/** Each animal has its colour; bots get the colours left over. */
export function dealColours(people: readonly PersonView[]): void {
  const taken = new Set(people.map((one) => COLOURS[one.animal]));
  const left = Object.values(COLOURS).filter((colour) => !taken.has(colour));
  const machines = people.filter((one) => !(one.animal in COLOURS));
  robots = Object.fromEntries(machines.map((one, at) => [one.id, left[at % left.length] ?? 1]));
}

export function colourOf(person: Pick<PersonView, "animal" | "id">): string {
  return `var(--p${COLOURS[person.animal] ?? robots[person.id] ?? (person.id % 10) + 1})`;
}
