// What the cards could say: the house is asked when the fingers rest.
import { untrack } from "svelte";
import type { Room } from "../../../lib/room.svelte";
import type { Lang } from "../../../lib/settings.svelte";
import { granted } from "../../../lib/attempt.svelte";
import { Refusal } from "../../../lib/wire";
import type { Span } from "../view";

const REST = 300; // milliseconds

export interface Proposed {
  text: string;
  spans: readonly Span[];
}
export interface Told {
  sentences: readonly Proposed[];
  /** That lies there. */
  proverb: string;
  /** It is one of the sheet: no vote is needed. */
  printed: boolean;
  points: number;
  /** In the text he wrote. */
  spans: readonly Span[];
  missing: readonly string[];
}
interface Asked {
  cards: readonly string[];
  lang: Lang;
  words: readonly string[];
  text: string;
}

export class Proposals {
  #found = $state.raw<{ of: string; cards: string; told: Told } | null>(null);
  #of = "";
  readonly #key: () => string;
  readonly #cards: () => string;

  /** To be made while a component is. */
  constructor(
    private readonly room: Room,
    private readonly person: number,
    private readonly asked: () => Asked | null,
  ) {
    const of = $derived.by(() => {
      const asked = this.asked();
      return asked && asked.cards.length >= 2 ? JSON.stringify(asked) : "";
    });
    const cards = $derived.by(() => {
      const asked = this.asked();
      return asked ? JSON.stringify([asked.cards, asked.lang, asked.words]) : "";
    });
    this.#key = () => of;
    this.#cards = () => cards;
    $effect(() => {
      this.#of = of;
      if (of === "" || this.room.link.state !== "open" || untrack(() => this.#found?.of === of)) return;
      const timer = setTimeout(() => void this.#ask(of), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Of these cards, whatever was written with them; null while it is thought about. */
  get told(): Told | null {
    return this.#found !== null && this.#found.cards === this.#cards() ? this.#found.told : null;
  }
  /** Of the very text that stands there. */
  get verdict(): Told | null {
    return this.#found?.of === this.#key() ? this.#found.told : null;
  }

  async #ask(of: string): Promise<void> {
    const draft = JSON.parse(of) as Asked;
    const told = await granted(
      this.room.link.ask({ act: "advise", kind: "sentences", draft: { ...draft } }, this.person),
    );
    if (told instanceof Refusal || this.#of !== of) return; // he may write one himself
    this.#found = { of, cards: JSON.stringify([draft.cards, draft.lang, draft.words]), told: told as Told };
  }
}
