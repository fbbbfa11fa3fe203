// Who plays at present: a seat whose person has left is nobody's company, unless a bot keeps it.
import type { PersonView } from "../../../gen/wire";
import type { Room } from "../../../lib/room.svelte";

const kept = (one: PersonView): boolean => Boolean(one.level || one.stand_in);
const seated = (room: Room): PersonView[] =>
  (room.table.match?.seats ?? []).map((_, seat) => room.seated(seat));

/** How many are there now, bots among them; a phone that sleeps is not. */
export const countHere = (room: Room): number =>
  seated(room).filter((one) => kept(one) || one.presence === "here").length;
