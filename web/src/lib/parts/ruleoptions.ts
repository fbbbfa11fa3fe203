// What is played here, for rules that are told with the numbers of this table.
import { house } from "../house.svelte";
import type { Room } from "../room.svelte";

/** Of the match, else of the table; where there is no table to ask (on the home page) what the house plays. Undefined until it tells. */
export function optionsHere<T extends object>(
  room: Room | undefined,
  game: string,
  inMatch: (view: NonNullable<Room["link"]["view"]>) => Partial<T>,
): T | undefined {
  const usual = house.offer(game)?.defaults as T | undefined;
  if (!usual || !room?.link.table) return usual;
  if (room.playing && room.table.match?.game === game && room.link.view)
    return { ...usual, ...inMatch(room.link.view) };
  return room.table.game === game ? { ...usual, ...(room.table.options as Partial<T>) } : usual;
}
