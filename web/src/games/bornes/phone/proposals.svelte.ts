// Asks the server for sentences that the cards could form, debounced.
import { Advised } from "../../../lib/play/advised.svelte";
import type { Lang } from "../../../lib/settings.svelte";
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

export class Proposals extends Advised<Asked, Advice> {
  readonly #cards: string = $derived.by(() => {
    const asked = this.asked();
    return asked ? ofCards(asked) : "";
  });

  /** Uses effects: construct it during component initialisation. */
  constructor(
    play: BornesPlay,
    private readonly asked: () => Asked | null,
  ) {
    super(play.room, play.person, "sentences", REST, () => {
      const draft = asked();
      return draft && draft.cards.length >= play.view.limits.begun ? { draft } : null;
    });
  }

  /** The advice for the current cards, whatever the text; null until it arrives. */
  get advice(): Advice | null {
    const { newest } = this;
    return newest && ofCards(newest.draft) === this.#cards ? newest.advice : null;
  }
}
