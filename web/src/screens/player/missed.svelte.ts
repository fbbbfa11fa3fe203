// When a phase ends: reports unconfirmed choices, and players the table waited for in vain.
import { untrack } from "svelte";
import type { GameClient, GameView } from "../../games/contract";
import type { Room } from "../../lib/room.svelte";

/** Call during page initialisation. */
export function tellMissed(room: Room, game: () => GameClient | null, phase: () => string): void {
  const { link, device } = room;
  let before = untrack(phase);
  let waited: { view: GameView; people: number[] } | null = null;
  $effect.pre(() => {
    if (phase() === before) return;
    before = phase();
    untrack(() => room.timeUp.close(inVain()));
  });
  $effect(() => {
    const people = device.players.filter((one) => room.awaited(one));
    waited = room.playing && link.view ? { view: link.view, people } : null;
  });

  function inVain(): Record<number, string> {
    const { view } = link;
    const now = game();
    if (!waited || !now?.missed || !view || !room.playing) return {};
    const told: Record<number, string> = {};
    const due = now.endsAt(waited.view);
    const late = due !== null && link.anchor.now >= due;
    for (const one of waited.people) {
      const say = now.missed(waited.view, view, room.seatOf(one) ?? -1, mineOf(room, one), late);
      if (say) told[one] = say;
    }
    return told;
  }
}

/** The game's private view for a person. */
export const mineOf = (room: Room, person: number): GameView | null =>
  (room.link.mine[String(person)]?.view as GameView | undefined) ?? null;
