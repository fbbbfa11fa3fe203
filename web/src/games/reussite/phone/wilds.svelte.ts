// Asks which letter a star or a pétard in my word stands for. A star may stay open until the word is complete:
// then the dock asks. A pétard is added for a certain letter, so it asks at once; put off, it asks only when tapped.
import { isWild, PETARD } from "../view";
import type { ReussitePlay } from "./play.svelte";

export class WildLetters {
  /** Index of the tile whose letter is being asked for. */
  asked = $state<number | null>(null);
  /** False when « Défaire » restored the cards: then nothing is asked. */
  wanted = $state(true);
  #putOff = $state(0);
  /** A pétard is being added: a second tap is ignored until it is in the word. */
  #lit = false;
  readonly #silent = $derived.by(() =>
    (this.play.draft?.tiles ?? []).flatMap(({ card, letter }, at) =>
      card === PETARD && !letter ? [at] : [],
    ),
  );

  /** Uses effects: construct it during component initialisation. */
  constructor(private readonly play: ReussitePlay) {
    $effect(() => {
      const silent = this.#silent.length;
      if (silent < this.#putOff || !this.wanted) this.#putOff = silent;
      if (silent > this.#putOff && this.asked === null) this.asked = this.#silent[0]!;
    });
    $effect(() => {
      if (this.asked !== null && !isWild(play.draft?.tiles[this.asked]?.card ?? "")) this.asked = null;
    });
    $effect(() => {
      void play.inWord;
      this.#lit = false;
    });
  }

  readonly putOff = (): void => {
    this.asked = null;
    this.#putOff = this.#silent.length;
  };

  /** Adds a pétard to the word; null if that is not allowed. */
  get light(): (() => void) | null {
    return this.play.draft && this.play.may.has("petard") ? () => void this.#light() : null;
  }

  async #light(): Promise<void> {
    if (this.#lit) return;
    if (this.#silent.length > 0) return void (this.asked = this.#silent[0]!);
    this.play.typing.forget();
    this.wanted = this.#lit = true;
    if (!(await this.play.doing.once({ act: "petard" }))) this.#lit = false;
  }
}
