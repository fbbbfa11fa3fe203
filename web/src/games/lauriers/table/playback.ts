// Plays the script of a verdict on the big screen, with its sounds.
import { Playback } from "../../../lib/play/playback.svelte";
import { play } from "../../../lib/sounds";
import type { ResultView } from "../view";
import { script, type Beat } from "./script";

export class Verdict extends Playback {
  readonly #beats: readonly Beat[];
  readonly #first: number;

  constructor(result: ResultView, from: number | null, onend: () => void = () => undefined) {
    const { beats, lasts } = script(result);
    super({ at: beats.map((beat) => beat.at), lasts }, from, (nth) => sound(beats[nth]!), onend);
    this.#beats = beats;
    this.#first = this.over ? beats.length : Math.max(0, this.begun - 1);
  }

  /** The current beat; null before the first beat and after the last. */
  get beat(): Beat | null {
    return this.over ? null : (this.#beats[this.begun - 1] ?? null);
  }

  /** Beats that were played while this screen was mounted. */
  get seen(): readonly Beat[] {
    return this.#beats.slice(this.#first, this.begun);
  }
}

function sound({ kind, row, landed }: Beat): void {
  if (kind === "entry") play("turnover");
  else if (kind === "vote") play("lands", landed - 1);
  else if (kind === "breath") play("breath");
  else if (kind === "star") play("bluff");
  else if (row.entry.real) play("true");
  else play("arrive");
}
