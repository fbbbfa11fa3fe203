// Reads a screen aloud. Each game's screen gives its lines and the moment they belong to; the rest is common.
import { flushSync, untrack } from "svelte";
import type { Room } from "../room.svelte";
import { settings } from "../settings.svelte";
import { voice, type Line, type Reading } from "./voice.svelte";

/**
 * The lines of one moment. Lines may be added; a new moment stops the reading. `from`: first line for a
 * voice that is switched on during the moment.
 */
export interface Passage {
  moment: string;
  lines: readonly Line[];
  from?: number;
}

/** Where the previous screen stopped: the next one resumes the same moment there. */
let left = { moment: "", at: 0 };

export class Aloud {
  /** A reading is running. */
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

  /**
   * Call during component initialisation. `byItself`: reads without being asked;
   * `held`: paused, resumes afterwards.
   */
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
          this.#at = Math.min(this.#at, passage.lines.length); // removed lines may be read again
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

  /** The button: reads from the beginning of the passage, or stops. */
  toggle(): void {
    const { moment } = this.#passage ?? { moment: "" };
    const again = !this.reading;
    this.#stop();
    this.#declined = again ? "" : moment;
    this.#at = 0;
    this.#asked = null;
    if (!again) return;
    // Synchronously: browsers allow speech to start only within the user gesture.
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
        // Lines in a language without a voice are skipped.
        while (this.#at < this.#lines.length && !voice.has(this.#lines[this.#at]!.lang)) this.#at += 1;
        return this.#lines[this.#at] ?? null;
      },
      (cut) => {
        this.#now = null;
        this.reading = false;
        if (cut) this.#declined = this.#moment; // another reading was asked for
      },
    );
  }

  #stop(): void {
    this.#now?.stop();
  }
}

const stands = (room: Room): boolean => room.playing && (room.table.paused || room.table.asleep);

/** Reading for the big screen: automatic where its voice is switched on. */
export const onScreen = (room: Room, passage: () => Passage | null): Aloud =>
  new Aloud(
    passage,
    () => settings.readAloud,
    () => stands(room),
  );

/**
 * Reading for a phone: on a tap; automatic if the settings say so, unless the big
 * screen reads or others would hear a secret.
 */
export const onPhone = (room: Room, passage: () => Passage | null, secret = false): Aloud =>
  new Aloud(
    passage,
    () => settings.readAloud && !secret && room.table.voice !== "on",
    () => stands(room),
  );
