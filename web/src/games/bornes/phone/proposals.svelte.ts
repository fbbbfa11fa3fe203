// What the cards could say: the house is asked when the fingers rest.
import { untrack } from "svelte";
import { granted } from "../../../lib/attempt.svelte";
import type { Lang } from "../../../lib/settings.svelte";
import { Refusal } from "../../../lib/wire";
import type { Span } from "../view";
import type { BornesPlay } from "./play.svelte";

const REST = 300; // milliseconds

interface Asked {
  cards: readonly string[];
  lang: Lang;
  words: readonly string[];
  text: string;
}
interface Advice {
  sentences: readonly { text: string; spans: readonly Span[] }[];
  /** That lies there. */
  proverb: string;
  /** It is one of the sheet: no vote is needed. */
  printed: boolean;
  points: number;
  /** In the text he wrote. */
  spans: readonly Span[];
  missing: readonly string[];
}
const ofCards = ({ cards, lang, words }: Asked): string => JSON.stringify([cards, lang, words]);

export class Proposals {
  #found = $state.raw<{ of: string; cards: string; advice: Advice } | null>(null);
  /** What is asked about, to the letter; "": nothing. */
  readonly #of: string = $derived.by(() => {
    const asked = this.asked();
    return asked && asked.cards.length >= this.play.view.limits.begun ? JSON.stringify(asked) : "";
  });
  readonly #cards: string = $derived.by(() => {
    const asked = this.asked();
    return asked ? ofCards(asked) : "";
  });

  /** To be made while a component is. */
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

  /** Of these cards, whatever was written with them; null while it is thought about. */
  get advice(): Advice | null {
    return this.#found !== null && this.#found.cards === this.#cards ? this.#found.advice : null;
  }
  /** Of the very text that stands there. */
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
    if (advice instanceof Refusal || this.#of !== of) return; // he may write one himself
    this.#found = { of, cards: ofCards(draft), advice: advice as Advice };
  }
}
