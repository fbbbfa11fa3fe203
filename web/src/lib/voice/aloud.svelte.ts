// A screen that can be read aloud. It gives its lines, and says which moment they belong to: all the rest is the same in every game.
import { flushSync, untrack } from "svelte";
import type { Room } from "../room.svelte";
import { settings } from "../settings.svelte";
import { voice, type Line, type Reading } from "./voice.svelte";

/** What may be read at a moment. Its lines may grow; another moment cuts them short. `from`: where a voice begins that is switched on now. */
export interface Passage {
  moment: string;
  lines: readonly Line[];
  from?: number;
}

/** Where the screen before this one stopped: the next goes on with the same moment from there. */
let left = { moment: "", at: 0 };

export class Aloud {
  /** It reads now. */
  reading = $state(false);
  #asked = $state.raw<string | null>(null);
  #declined = "";
  #moment = "";
  #at = 0;
  #lines: readonly Line[] = [];
  #now: Reading | null = null;
  readonly #passage = $derived.by(() => this.passage());
  /** There is something to read, and a voice for it. */
  readonly can = $derived(this.#passage?.lines.some((line) => voice.has(line.lang)) ?? false);

  /** To be made while a component is. `byItself`: it reads without being asked; `held`: not now, and it goes on afterwards. */
  constructor(
    private readonly passage: () => Passage | null,
    byItself: () => boolean = () => false,
    held: () => boolean = () => false,
  ) {
    let on = false;
    $effect(() => {
      const [passage, wanted] = [this.#passage, byItself()];
      const stands = held() || !voice.awake || !voice.seen;
      const asked = this.#asked;
      void this.can;
      untrack(() => {
        const turned = passage?.moment !== this.#moment;
        if (turned) this.#turn(passage);
        const reads =
          passage !== null && (asked === passage.moment || (wanted && this.#declined !== passage.moment));
        if (!reads) this.#stop();
        else {
          this.#lines = passage.lines;
          this.#at = Math.min(this.#at, passage.lines.length); // what was undone may be said again
          if (!on && !turned) this.#at = asked === passage.moment ? 0 : (passage.from ?? 0);
          if (stands) this.#stop();
          else this.#goOn();
        }
        on = reads;
      });
    });
    $effect(() => () => {
      this.#stop();
      if (on) left = { moment: this.#moment, at: this.#at };
    });
  }

  /** One tap: reads it from its beginning, or is silent at once. */
  toggle(): void {
    const { moment } = this.#passage ?? { moment: "" };
    const again = !this.reading;
    this.#stop();
    this.#declined = again ? "" : moment;
    this.#at = 0;
    this.#asked = null;
    if (!again) return;
    // Within the tap: a browser lets nobody else begin to speak.
    flushSync();
    this.#asked = moment;
    flushSync();
  }

  #turn(passage: Passage | null): void {
    this.#stop();
    this.#moment = passage?.moment ?? "";
    this.#asked = null;
    if (passage) this.#at = this.#start(passage);
  }

  #start({ moment, from = 0 }: Passage): number {
    const at = left.moment === moment ? Math.max(left.at, from) : from;
    left = { moment: "", at: 0 };
    return at;
  }

  #goOn(): void {
    if (this.#now || this.#at >= this.#lines.length || !this.can) return;
    let first = true;
    this.reading = true;
    this.#now = voice.begin(
      () => {
        if (!first) this.#at += 1;
        first = false;
        // What this device has no voice for is left to the eyes.
        while (this.#at < this.#lines.length && !voice.has(this.#lines[this.#at]!.lang)) this.#at += 1;
        return this.#lines[this.#at] ?? null;
      },
      (cut) => {
        this.#now = null;
        this.reading = false;
        if (cut) this.#declined = this.#moment; // somebody wanted to hear something else
      },
    );
  }

  #stop(): void {
    this.#now?.stop();
  }
}

const stands = (room: Room): boolean => room.playing && (room.table.paused || room.table.asleep);

/** The big screen reads to everybody, where somebody has switched its voice on. */
export const onScreen = (room: Room, passage: () => Passage | null): Aloud =>
  new Aloud(
    passage,
    () => settings.readAloud,
    () => stands(room),
  );

/** A phone reads to whoever holds it: on a tap; and by itself if he likes it so, unless the big screen does, or others would hear a secret. */
export const onPhone = (room: Room, passage: () => Passage | null, secret = false): Aloud =>
  new Aloud(
    passage,
    () => settings.readAloud && !secret && room.table.voice !== "on",
    () => stands(room),
  );
