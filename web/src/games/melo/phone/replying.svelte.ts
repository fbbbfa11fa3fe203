// An answer or a guess on its way: tapped, told as a draft at once, handed in, and taken back while that is allowed.
import { untrack } from "svelte";
import { Doing } from "../../../lib/play/doing.svelte";
import type { Room } from "../../../lib/room.svelte";
import { play } from "../../../lib/sounds";
import { Refusal } from "../../../lib/wire";
import type { Action, MeloMine, Said } from "../view";

export class Replying {
  /** The tap is shown before the server has heard of it. */
  #tapped = $state<Said | null>(null);
  #leaving = $state(false);
  #reopened = $state(false);
  readonly doing: Doing<Action>;
  /** Apart, so that it can be handed in again while its return still waits for the line. */
  readonly #back: Doing<Action>;

  /** To be made while a component is. */
  constructor(
    private readonly room: Room,
    private readonly person: number,
    private readonly act: "answer" | "guess",
    private readonly mine: () => MeloMine,
  ) {
    this.doing = new Doing<Action>(room, () => person);
    this.#back = new Doing<Action>(room, () => person);
    // What was tapped while the line was lost is told when it is back: the deadline may come first.
    $effect(() => {
      if (room.link.state !== "open") return;
      untrack(() => {
        const tapped = this.#tapped;
        if (typeof tapped === "number" && tapped !== this.mine().said && !this.away) void this.tell(tapped);
      });
    });
  }

  get chosen(): Said | null {
    return this.#tapped ?? (this.mine().how === "said" ? (this.mine().said ?? null) : null);
  }

  get lost(): boolean {
    return this.room.link.state !== "open";
  }

  /** Handed in, or about to be. */
  get away(): boolean {
    return this.#leaving || (this.mine().done === true && !this.#reopened);
  }

  get leaving(): boolean {
    return this.#leaving;
  }

  get say(): string {
    return this.doing.say || this.#back.say;
  }

  choose(said: Said): void {
    this.#tapped = said;
    this.doing.refusal = null;
    if (!this.lost) void this.tell(said);
  }

  /** A draft, which counts when time is up. */
  async tell(said: Said): Promise<void> {
    try {
      await this.room.link.do(this.#action(said, false), this.person);
      this.#reopened = false;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.doing.refusal = fault;
    }
  }

  async handIn(said: Said): Promise<boolean> {
    return this.#leave({ act: this.act, said, done: true });
  }

  giveJok = (): Promise<boolean> => this.#leave({ act: "jok" });
  refuse = (): Promise<boolean> => this.#leave({ act: "refuse" });

  /** On the server it becomes a draft again, so that nobody closes the phase over it. A jok lies there until something is said. */
  async takeBack(): Promise<void> {
    this.#reopened = true;
    const said = this.chosen;
    if (said === null) return;
    await this.#back.once(this.#action(said, false));
    this.#reopened = false;
  }

  #action(said: Said, done: boolean): Action {
    return { act: this.act, said, done };
  }

  async #leave(action: Action): Promise<boolean> {
    this.#leaving = true;
    this.#reopened = false;
    this.#back.refusal = null;
    const given = await this.doing.once(action);
    if (given) play("sent");
    this.#leaving = false;
    return given;
  }
}
