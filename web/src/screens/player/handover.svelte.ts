// Passing a shared device: drops the curtain and tells the table.
import { untrack } from "svelte";
import type { Room } from "../../lib/room.svelte";

export class Handover {
  /** Key of the current hand-over; null: none. */
  readonly #passed: string | null = $derived.by(() => {
    const { device } = this.room;
    const { next } = device;
    if (!this.room.playing || device.open || device.players.length < 2 || this.endsAt() === null) return null;
    return next === null || !this.room.awaited(next)
      ? null
      : `${next} ${device.holder === null} ${this.phase()}`;
  });
  /** Key of the hand-over the table has answered, whether or not it waits. */
  #heard = $state<string | null>(null);

  /** Call during page initialisation. */
  constructor(
    private readonly room: Room,
    private readonly endsAt: () => number | null,
    private readonly phase: () => string,
  ) {
    const { device } = room;
    // During a public phase nobody holds the device: the next person lifts the curtain.
    $effect(() => {
      if (!room.playing || device.open) device.drop();
    });
    // A person who has finished leaves nothing on a shared screen: the curtain falls.
    let busy: number | null = null;
    $effect(() => {
      const holder = device.players.length > 1 && !device.open ? device.holder : null;
      const waited = holder !== null && room.awaited(holder);
      if (holder !== null && holder === busy && !waited) device.drop();
      busy = waited ? holder : null;
    });
    // Sent in every phase and after every reconnection: match time waits for it.
    $effect(() => {
      const passed = this.#passed;
      if (passed === null || room.link.state !== "open") return;
      untrack(() => {
        const heard = (): string => (this.#heard = passed);
        room.link.ask({ act: "curtain", down: device.holder === null }, device.next!).then(heard, heard);
      });
    });
  }

  /** The table knows who holds the device. */
  get heard(): boolean {
    return this.#passed === null || this.#heard === this.#passed;
  }
}
