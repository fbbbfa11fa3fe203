// Says what a player is doing, or that they are absent.
import { uiText } from "../i18n.svelte";
import { isAbsent, type Room } from "../room.svelte";

export const absentAt = (room: Room, seat: number): boolean => isAbsent(room.seated(seat));

/** « Camille choisit un mot », or that Camille is absent. */
export const activityAt = (room: Room, seat: number, does: (name: string) => string): string => {
  const name = room.name(seat);
  return absentAt(room, seat) ? uiText.t.common.isAbsent(name) : does(name);
};
