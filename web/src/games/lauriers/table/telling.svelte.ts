// Plays the script of a verdict on the big screen, with its sounds. Begun once: what comes in meanwhile does not begin it again.
import { play } from "../../../lib/sounds";
import type { ResultView } from "../view";
import { script, type Beat } from "./script";

export class Telling {
  /** What is on the stage now; null before the first beat. */
  beat = $state.raw<Beat | null>(null);
  /** All is told: the board stands, and the pawns walk. */
  over = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    result: ResultView,
    /** How far the play is already, in milliseconds; null: it is not played. */
    from: number | null,
    private readonly ontold: () => void,
  ) {
    const { beats, lasts } = script(result);
    if (from === null || from >= lasts) {
      this.over = true;
      return;
    }
    // What was told before the screen came is told; the rest comes at its time.
    this.beat = beats.filter((beat) => beat.at <= from).at(-1) ?? null;
    for (const beat of beats) if (beat.at > from) this.#later(beat.at - from, () => this.#show(beat));
    this.#later(lasts - from, () => this.end());
  }

  /** At once: who claims has seen it all, and what is counted again is on the board. */
  end(): void {
    this.stop();
    if (this.over) return;
    this.over = true;
    this.ontold();
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #later(after: number, then: () => void): void {
    this.#timers.push(setTimeout(then, after));
  }

  #show(beat: Beat): void {
    this.beat = beat;
    const { entry } = beat.row;
    if (beat.kind === "entry") play("turnover");
    else if (beat.kind === "vote") play("lands", beat.landed - 1);
    else if (beat.kind === "breath") play("breath");
    else if (beat.kind === "star") play("bluff");
    else if (entry.real) play("true");
    else play("arrive");
  }
}
