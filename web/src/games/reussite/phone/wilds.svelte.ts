// Which letter a star or a pétard of my word stands for. A star may say nothing until the word is complete: then the dock
// asks. A pétard is lit for a letter one has in mind, so it asks at once; once it was put off, only a tap asks again.
import { isWild, PETARD } from "../view";
import type { ReussitePlay } from "./play.svelte";

export class WildLetters {
  /** The tile that is being asked about. */
  asked = $state<number | null>(null);
  /** What « Défaire » brings back was not asked for. */
  wanted = $state(true);
  #putOff = $state(0);
  /** One is on its way into the word: a second tap means the same one. */
  #lit = false;
  readonly #silent = $derived.by(() =>
    (this.play.draft?.tiles ?? []).flatMap(({ card, letter }, at) =>
      card === PETARD && !letter ? [at] : [],
    ),
  );

  /** To be made while a component is. */
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

  /** A pétard into the word; null: none may be lit. */
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
