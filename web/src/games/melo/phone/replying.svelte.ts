// An answer or a guess on its way: tapped, told as a draft at once, handed in, and corrected while that is allowed.
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
  /** « Changer d’avis » : what was handed in counts until it is handed in anew. */
  #reopened = $state(false);
  readonly doing: Doing<Action>;

  /** To be made while a component is. */
  constructor(
    private readonly room: Room,
    private readonly person: number,
    private readonly act: "answer" | "guess",
    private readonly mine: () => MeloMine,
  ) {
    this.doing = new Doing<Action>(room, () => person);
    // What was tapped while the line was lost is told when it is back: the deadline may come first.
    $effect(() => {
      if (room.link.state !== "open") return;
      untrack(() => {
        const tapped = this.#tapped;
        if (tapped !== null && tapped !== this.mine().said) void this.#draft(tapped);
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
    return this.doing.say;
  }

  choose(said: Said): void {
    this.#tapped = said;
    this.doing.refusal = null;
    if (!this.lost) void this.#draft(said);
  }

  handIn = (said: Said): Promise<boolean> => this.#leave({ act: this.act, said });
  giveJok = (): Promise<boolean> => this.#leave({ act: "jok" });
  refuse = (): Promise<boolean> => this.#leave({ act: "refuse" });

  takeBack(): void {
    this.#reopened = true;
  }

  /** It counts when time is up. */
  async #draft(said: Said): Promise<void> {
    if (!this.room.prompt(this.person, "draft")) return;
    try {
      await this.room.link.do({ act: "draft", said } as { act: string }, this.person);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.doing.refusal = fault;
    }
  }

  async #leave(action: Action): Promise<boolean> {
    this.#leaving = true;
    const given = await this.doing.once(action);
    if (given) {
      play("sent");
      this.#reopened = false;
    }
    this.#leaving = false;
    return given;
  }
}
