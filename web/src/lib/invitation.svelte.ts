// The link into a table and its QR code, as the server gives them. Whoever is removed makes an old link useless.
import { Refusal } from "./wire";
import type { Room } from "./room.svelte";

export interface Invitation { code: string; link: string; qr: string; address: string }

export class Inviting {
  now = $state.raw<Invitation | null>(null);

  /** To be made while a component is. Asks at once, and again when somebody has left the list of people. */
  constructor(room: Room) {
    let people: number[] = [];
    $effect(() => {
      const present = room.link.table === null ? people : room.people.map((one) => one.id);
      const fewer = people.some((one) => !present.includes(one));
      people = present;
      if (this.now === null || fewer) void this.#ask(room);
    });
  }

  async #ask(room: Room): Promise<void> {
    try {
      this.now = (await room.link.ask({ act: "invite" }, room.speaker)) as Invitation;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
    }
  }

  /** « 192.168.1.20:8000 »: as one types it. */
  get typed(): string {
    return (this.now?.address ?? location.origin).replace(/^https?:\/\//, "").replace(/\/$/, "");
  }
}
