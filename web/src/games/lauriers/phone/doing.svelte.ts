// Something done in the game: once at a time, and why it was refused.
import { Attempt } from "../../../lib/attempt.svelte";
import type { Room } from "../../../lib/room.svelte";
import { play } from "../../../lib/sounds";
import type { Action } from "../view";

export class Doing extends Attempt {
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {
    super();
  }

  /** One after the other. Says whether all were accepted. */
  async do(...actions: Action[]): Promise<boolean> {
    const person = this.person();
    if (this.busy || person === null) return false;
    const done = await this.make(async () => {
      for (const action of actions) await this.room.link.do(action, person);
    });
    if (!done) play("refused");
    return done;
  }
}
