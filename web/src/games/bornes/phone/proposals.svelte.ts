// Asks the server for sentences that the cards could form, debounced.
import { untrack } from "svelte";
import { granted } from "../../../lib/attempt.svelte";
import type { Lang } from "../../../lib/settings.svelte";
import { Refusal } from "../../../lib/wire";
import type { Span } from "../view";
import type { BornesPlay } from "./play.svelte";

const REST = 300; // milliseconds of debounce

interface Asked {
  cards: readonly string[];
  lang: Lang;
  words: readonly string[];
  text: string;
}
interface Advice {
  sentences: readonly { text: string; spans: readonly Span[] }[];
  /** The proverb that the cards form, or "". */
  proverb: string;
  /** Whether the proverb is on the game's list; such a proverb needs no vote. */
  printed: boolean;
  points: number;
  /** Where the cards' words stand in the player's text. */
  spans: readonly Span[];
  missing: readonly string[];
}
const ofCards = ({ cards, lang, words }: Asked): string => JSON.stringify([cards, lang, words]);

export class Proposals {
  #found = $state.raw<{ of: string; cards: string; advice: Advice } | null>(null);
  /** The question as JSON; "" when there is nothing to ask. */
  readonly #of: string = $derived.by(() => {
    const asked = this.asked();
    return asked && asked.cards.length >= this.play.view.limits.begun ? JSON.stringify(asked) : "";
  });
  readonly #cards: string = $derived.by(() => {
    const asked = this.asked();
    return asked ? ofCards(asked) : "";
  });

  /** Uses effects: construct it during component initialisation. */
  constructor(
    private readonly play: BornesPlay,
    private readonly asked: () => Asked | null,
  ) {
    $effect(() => {
      const of = this.#of;
      if (of === "" || play.room.link.state !== "open" || untrack(() => this.#found?.of === of)) return;
      const timer = setTimeout(() => void this.#ask(of), REST);
      return () => clearTimeout(timer);
    });
  }

  /** The advice for the current cards, whatever the text; null until it arrives. */
  get advice(): Advice | null {
    return this.#found !== null && this.#found.cards === this.#cards ? this.#found.advice : null;
  }
  /** The advice for exactly the current text. */
  get verdict(): Advice | null {
    return this.#found?.of === this.#of ? this.#found.advice : null;
  }

  async #ask(of: string): Promise<void> {
    const draft = JSON.parse(of) as Asked;
    const advice = await granted(
      this.play.room.link.ask(
        { act: "advise", kind: "sentences", draft: { ...draft } },
        this.play.person ?? undefined,
      ),
    );
    if (advice instanceof Refusal || this.#of !== of) return; // the player can still write a sentence himself
    this.#found = { of, cards: ofCards(draft), advice: advice as Advice };
  }
}
