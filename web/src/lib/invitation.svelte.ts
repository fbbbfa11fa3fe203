// The invitation link of a table and its QR code, as the server makes them.
// Removing a person invalidates old links.
import { untrack } from "svelte";
import { hold } from "./devices";
import { granted } from "./attempt.svelte";
import { Refusal } from "./wire";
import type { Room } from "./room.svelte";

export interface Invitation {
  code: string;
  link: string;
  qr: string;
  address: string;
}

export class Inviting {
  now = $state.raw<Invitation | null>(null);

  /**
   * Call during component initialisation. Fetches at once, and again whenever a person leaves or is gone: a person
   * removed during a match stays in the list until the match ends.
   */
  constructor(room: Room) {
    let people: string[] = [];
    $effect(() => {
      const listed =
        room.link.table === null
          ? null
          : room.people.flatMap(({ id, presence }) =>
              presence === "gone" ? [`${id}`] : [`${id}`, `${id} here`],
            );
      const fewer = listed !== null && people.some((one) => !listed.includes(one));
      people = listed ?? people;
      if (this.now === null || fewer) untrack(() => void this.#ask(room));
    });
  }

  async #ask(room: Room): Promise<void> {
    const answer = await granted(room.link.ask({ act: "invite" }, room.speaker));
    if (answer instanceof Refusal) return;
    this.now = answer as Invitation;
    // Keeps the key, so that this device need not knock after a reconnection if knocking is switched on meanwhile.
    const key = this.now.link.split("#")[1];
    if (key) hold(room.code, { key });
  }

  /** The address as one types it: « 192.168.1.20:8000 ». */
  get typed(): string {
    return (this.now?.address ?? location.origin).replace(/^https?:\/\//, "").replace(/\/$/, "");
  }
}
