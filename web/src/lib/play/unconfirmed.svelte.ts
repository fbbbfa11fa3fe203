// An optimistic value: a text, choice, guess or sketch shown before the server has it. Saved as a draft after a
// pause (debounced), submitted by a tap, and withdrawn as long as that is allowed.
import { tick, untrack } from "svelte";
import type { AnyAction } from "../../gen/actions";
import { Doing } from "../attempt.svelte";
import type { Room } from "../room.svelte";
import { play } from "../sounds";
import { keep, recall } from "../storage";
import { Saving } from "./draft.svelte";

export interface Told<T> {
  /** The server's value. */
  server: () => T;
  /** Nothing is chosen or typed yet. */
  empty: (value: T) => boolean;
  /** The action that saves a draft; null: not allowed now. */
  draft: (value: T) => AnyAction | null;
  /** Whether the server has it as submitted. */
  handedIn?: () => boolean;
  /** A text: key under which this device stores it too, at every keystroke. */
  slot?: string;
  /** An empty value is saved too, and replaces what was typed before. */
  erasable?: boolean;
  /** Messages for a player who did not confirm in time. */
  news?: (value: T) => { counted: string; lost: string };
  /** Whether an unconfirmed value counts when time is up. By default: whether the server has the current value. */
  counts?: () => boolean;
  /** Equal values have the same key. */
  key?: (value: T) => string;
}

export class Unconfirmed<T> {
  #own = $state.raw<{ value: T } | null>(null);
  /** Being submitted. */
  leaving = $state(false);
  /** « Changer d’avis » : the submitted value counts until a new one is submitted. */
  #reopened = $state(false);
  readonly doing: Doing<AnyAction>;
  /** Separate, so that the value can be submitted again while the withdrawal waits for the connection. */
  readonly #back: Doing<AnyAction>;
  readonly #saving: Saving;

  /** Call during component initialisation. */
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
    // When time is up, an unconfirmed value counts if the server has it; the player is told either way.
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

  /** Submitted, or being submitted. */
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

  /** Saves without waiting for the debounce. */
  save(): void {
    this.#saving.save();
  }

  /** Submits; a draft is never sent after it. Resolves to whether it was accepted. */
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
    // Refused: it is a draft again, and the server does not have it.
    this.#saving.told = null;
    this.#saving.save();
    return false;
  }

  /**
   * Shows the value for editing at once. `draft` makes it a draft on the server
   * too, so that the phase does not end on it.
   */
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
