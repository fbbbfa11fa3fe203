// Something done in the game: once at a time, and why it was refused.
import type { Room } from "../../../lib/room.svelte";
import { play } from "../../../lib/sounds";
import { Refusal } from "../../../lib/wire";
import type { Action } from "../view";

export class Doing {
  busy = $state(false);
  /** The sentence of the last refusal, until something else is tried. */
  say = $state("");

  constructor(private readonly room: Room, private readonly person: () => number | null) {}

  /** Says whether it was accepted. A second tap meanwhile does nothing. */
  async do(...actions: Action[]): Promise<boolean> {
    const person = this.person();
    if (this.busy || person === null) return false;
    this.busy = true;
    this.say = "";
    try {
      for (const action of actions) await this.room.link.do(action, person);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.say = fault.say;
      play("refused");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
