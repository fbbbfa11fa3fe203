// An answer or a guess on its way: tapped, told as a draft, handed in, and corrected while that is allowed.
import { Doing } from "../../../lib/play/doing.svelte";
import { Saving } from "../../../lib/play/draft.svelte";
import type { Room } from "../../../lib/room.svelte";
import { play } from "../../../lib/sounds";
import type { Action, MeloMine, Said } from "../view";

export class Replying {
  /** The tap is shown before the server has heard of it. */
  #tapped = $state<Said | null>(null);
  #leaving = $state(false);
  /** « Changer d’avis » : what was handed in counts until it is handed in anew. */
  #reopened = $state(false);
  readonly doing: Doing<Action>;
  readonly #saving: Saving;

  /** To be made while a component is. */
  constructor(
    private readonly room: Room,
    person: number,
    private readonly act: "answer" | "guess",
    private readonly mine: () => MeloMine,
  ) {
    this.doing = new Doing<Action>(room, () => person);
    // It counts when time is up.
    this.#saving = new Saving(
      room.link,
      person,
      () => String(this.chosen),
      () => {
        const draft = { act: "draft", said: this.#tapped };
        return this.#tapped !== null && room.prompt(person, "draft") ? draft : null;
      },
      (refusal) => (this.doing.refusal = refusal),
    );
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
    this.#saving.soon();
  }

  handIn = (said: Said): Promise<boolean> => this.#leave({ act: this.act, said });
  giveJok = (): Promise<boolean> => this.#leave({ act: "jok" });
  refuse = (): Promise<boolean> => this.#leave({ act: "refuse" });

  takeBack(): void {
    this.#reopened = true;
  }

  async #leave(action: Action): Promise<boolean> {
    this.#leaving = true;
    this.#saving.hold();
    const given = await this.doing.once(action);
    this.#saving.release();
    if (given) {
      this.#saving.told = String(this.chosen);
      play("sent");
      this.#reopened = false;
    }
    this.#leaving = false;
    return given;
  }
}
