// Counts the players present: a seat whose player has left does not count, unless a bot plays it.
import type { PersonView } from "../../../gen/wire";
import type { Room } from "../../../lib/room.svelte";

const kept = (one: PersonView): boolean => Boolean(one.level || one.stand_in);
const seated = (room: Room): PersonView[] =>
  (room.table.match?.seats ?? []).map((_, seat) => room.seated(seat));

/** Players present now, including bots; a sleeping phone does not count. */
export const countHere = (room: Room): number =>
  seated(room).filter((one) => kept(one) || one.presence === "here").length;
