// The link into a table and its QR code, as the server gives them. Whoever is removed makes an old link useless.
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

  /** To be made while a component is. Asks at once, and again when somebody has left the list of people, or is gone:
   * whoever is sent away during a match stays in the list until it ends. */
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
    // Whoever is inside needs not knock when the line was lost, should a knock be asked for since.
    const key = this.now.link.split("#")[1];
    if (key) hold(room.code, { key });
  }

  /** « 192.168.1.20:8000 »: as one types it. */
  get typed(): string {
    return (this.now?.address ?? location.origin).replace(/^https?:\/\//, "").replace(/\/$/, "");
  }
}
