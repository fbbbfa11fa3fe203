// Plays the script of a verdict on the big screen, with its sounds.
import { Telling } from "../../../lib/play/telling.svelte";
import { play } from "../../../lib/sounds";
import type { ResultView } from "../view";
import { script, type Beat } from "./script";

export class Verdict extends Telling {
  readonly #beats: readonly Beat[];

  constructor(result: ResultView, from: number | null, ontold: () => void) {
    const { beats, lasts } = script(result);
    super({ at: beats.map((beat) => beat.at), lasts }, from, (nth) => sound(beats[nth]!), ontold);
    this.#beats = beats;
  }

  /** What is on the stage now; null before the first beat. When all is told the board stands, and the pawns walk. */
  get beat(): Beat | null {
    return this.over ? null : (this.#beats[this.told - 1] ?? null);
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
