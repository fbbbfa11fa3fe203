// A value that is shown before the server has it: a text, a choice, a guess, a sketch. It is told as a draft when the
// fingers rest, handed in by a tap, and taken back as long as that is allowed.
import { tick, untrack } from "svelte";
import type { AnyAction } from "../../gen/actions";
import { Doing } from "../attempt.svelte";
import type { Room } from "../room.svelte";
import { play } from "../sounds";
import { keep, recall } from "../storage";
import { Saving } from "./draft.svelte";

export interface Told<T> {
  /** What the server has of it. */
  server: () => T;
  /** Nothing was chosen or typed yet. */
  empty: (value: T) => boolean;
  /** The act that tells the server of it; null: not now. */
  draft: (value: T) => AnyAction | null;
  /** The server has it as handed in. */
  handedIn?: () => boolean;
  /** A text: kept on this device too, at every stroke. */
  slot?: string;
  /** An empty one is saved too: what was typed before counts no longer. */
  erasable?: boolean;
  /** What to say to whoever did not confirm it in time. */
  news?: (value: T) => { counted: string; lost: string };
  /** Something of it counts, if only what the server had before; else it does when the server has it as it is. */
  counts?: () => boolean;
  /** Two that are alike have the same key. */
  key?: (value: T) => string;
}

export class Unconfirmed<T> {
  #own = $state.raw<{ value: T } | null>(null);
  /** On its way to be handed in. */
  leaving = $state(false);
  /** « Changer d’avis » : what was handed in counts until it is handed in anew. */
  #reopened = $state(false);
  readonly doing: Doing<AnyAction>;
  /** Apart, so that it can be handed in again while its return still waits for the line. */
  readonly #back: Doing<AnyAction>;
  readonly #saving: Saving;

  /** To be made while a component is. */
  constructor(
    private readonly room: Room,
    person: number,
    private readonly told: Told<T>,
  ) {
    this.doing = new Doing(room, () => person);
    this.#back = new Doing(room, () => person);
    const { slot, news } = told;
    const server = untrack(told.server);
    if (slot !== undefined) {
      const here =
        untrack(() => told.handedIn?.()) && !told.empty(server) ? null : recall<T | null>(slot, null);
      if (here !== null && !told.empty(here)) this.#own = { value: here };
    }
    this.#saving = new Saving(
      room.link,
      person,
      () => this.#key(this.value),
      () =>
        this.#own === null || this.away || (!told.erasable && told.empty(this.value))
          ? null
          : told.draft(this.value),
      (refusal) => (this.doing.refusal = refusal),
      (who) => room.timeUp.saved(who),
    );
    this.#saving.told = this.#key(server);
    if (news === undefined) return;
    // What nobody confirmed counts when time is up, if it got there: he is told either way.
    $effect(() => {
      const open = !told.empty(this.value) && !this.away;
      const counts = told.counts?.() ?? this.#key(told.server()) === this.#key(this.value);
      room.timeUp.note(person, open ? { counts, ...news(this.value) } : null);
    });
  }

  get value(): T {
    return this.#own ? this.#own.value : this.told.server();
  }
  set value(value: T) {
    this.#own = { value };
    this.doing.refusal = null;
    this.#saving.release();
    if (this.told.slot !== undefined) keep(this.told.slot, value);
    this.#saving.soon();
  }

  /** Handed in, or about to be. */
  get away(): boolean {
    return this.leaving || (this.told.handedIn?.() === true && !this.#reopened);
  }
  get lost(): boolean {
    return this.room.link.state !== "open";
  }
  get busy(): boolean {
    return this.doing.busy;
  }
  get say(): string {
    return this.doing.say || this.#back.say;
  }

  /** The fingers rest for sure. */
  save(): void {
    this.#saving.save();
  }

  /** No draft overtakes what is being handed in. Says whether it was accepted. */
  async handIn(...actions: AnyAction[]): Promise<boolean> {
    if (this.doing.busy) return false;
    this.leaving = true;
    this.#reopened = false;
    this.#back.refusal = null;
    this.#saving.hold();
    const given = await this.doing.once(...actions);
    this.leaving = false;
    this.#saving.release();
    if (given) {
      this.#saving.told = this.#key(this.value);
      play("sent");
      return true;
    }
    // It is a draft again, and the server has it not.
    this.#saving.told = null;
    this.#saving.save();
    return false;
  }

  /** It is on the screen again at once; `draft` makes it one on the server as well, so that nobody closes the phase over it. */
  async takeBack(draft?: AnyAction): Promise<void> {
    this.#reopened = true;
    if (!draft) return;
    await tick();
    await this.#back.once(draft);
    this.#reopened = false;
  }

  #key(value: T): string {
    return this.told.key ? this.told.key(value) : JSON.stringify(value);
  }
}
