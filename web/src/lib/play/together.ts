// Several people on one device: whether they look at it together, and who goes on by a tap on it.
import type { Room } from "../room.svelte";

/** All who look at this device together, nothing secret being on it; null: it is in one person's hands. */
export function together({ hand }: Room): number[] | null {
  return hand.shared && hand.open && hand.players.length > 1 ? hand.players : null;
}

/** The seat this device speaks to; null: to nobody, or to several at once. */
export const spokenTo = (room: Room, seat: number | null): number | null => (together(room) ? null : seat);

export function goOnTogether(room: Room, person: number | null): number[] {
  const all = together(room) ?? (person === null ? [] : [person]);
  return all.filter((one) => room.prompt(one, "go-on"));
}
