// Who goes on by a tap on this device: whoever holds it, or all who look at it together.
import type { Room } from "../room.svelte";

export function goOnTogether(room: Room, person: number | null): number[] {
  const { hand } = room;
  const together = hand.shared && hand.open && hand.players.length > 1 ? hand.players : null;
  return (together ?? (person === null ? [] : [person])).filter((one) => room.prompt(one, "go-on"));
}
