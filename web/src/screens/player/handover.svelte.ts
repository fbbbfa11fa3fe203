// A device that goes from hand to hand: when the curtain falls, and that the table hears of it.
import { untrack } from "svelte";
import type { Room } from "../../lib/room.svelte";

export class Handover {
  /** The hand-over that goes on now, by its moment; null: none. */
  readonly #passed: string | null = $derived.by(() => {
    const { device } = this.room;
    const { next } = device;
    if (!this.room.playing || device.open || device.players.length < 2 || this.endsAt() === null) return null;
    return next === null || !this.room.awaited(next)
      ? null
      : `${next} ${device.holder === null} ${this.phase()}`;
  });
  /** The table has heard of this one: it waits for it, or it does not. */
  #heard = $state<string | null>(null);

  /** To be made while the page is made. */
  constructor(
    private readonly room: Room,
    private readonly endsAt: () => number | null,
    private readonly phase: () => string,
  ) {
    const { device } = room;
    // What everybody looked at together is in nobody's hands: whoever comes next lifts the curtain.
    $effect(() => {
      if (!room.playing || device.open) device.drop();
    });
    // Whoever has done his part leaves nothing of it on a shared screen.
    let busy: number | null = null;
    $effect(() => {
      const holder = device.players.length > 1 && !device.open ? device.holder : null;
      const waited = holder !== null && room.awaited(holder);
      if (holder !== null && holder === busy && !waited) device.drop();
      busy = waited ? holder : null;
    });
    // It is said in every phase and after every reconnection: time waits for it.
    $effect(() => {
      const passed = this.#passed;
      if (passed === null || room.link.state !== "open") return;
      untrack(() => {
        const heard = (): string => (this.#heard = passed);
        room.link.ask({ act: "curtain", down: device.holder === null }, device.next!).then(heard, heard);
      });
    });
  }

  /** The table knows where the device is. */
  get heard(): boolean {
    return this.#passed === null || this.#heard === this.#passed;
  }
}
