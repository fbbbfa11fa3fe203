// Lays the composed sentence and calls it finished. A sentence that the table refuses returns to the composer.
import { tick } from "svelte";
import { play as sound } from "../../../lib/sounds";
import { cardOf, openSentences, sentenceOf, type Action } from "../view";
import type { BornesPlay } from "./play.svelte";
import { NEW, type Sketch, type Taken } from "./sketch.svelte";

type Kept = Sketch["all"];

export class Laying {
  /** The sentence last called finished. If it is refused, its cards return to the hand and the composer restores it. */
  #asked: { id: number; kept: Kept } | null = null;
  /** The taken joker that the table is voting on. */
  #took: { kept: Kept; taken: Taken } | null = null;
  /** True after the table has just refused the sentence. */
  restored = $state(false);

  /** Uses effects: construct it during component initialisation. */
  constructor(
    private readonly play: BornesPlay,
    private readonly sketch: Sketch,
  ) {
    $effect(() => {
      const { view, mine, phase } = play;
      if (phase.name !== "turn" || !this.#asked || play.doing.busy) return;
      const { id, kept } = this.#asked;
      this.#asked = null;
      if (view.piles.some((pile) => pile.id === id)) return;
      const lies = sentenceOf(view, id);
      const here = new Set([...mine.hand, ...(lies?.cards.map((one) => cardOf(one.up)) ?? [])]);
      if (!kept.cards.every((up) => here.has(cardOf(up)))) return;
      sketch.restore({ ...kept, sentence: lies ? id : NEW });
      this.restored = true;
    });
    $effect(() => {
      if (play.phase.name !== "turn" || !this.#took || play.doing.busy) return;
      const { kept, taken } = this.#took;
      this.#took = null;
      const from = sentenceOf(play.view, taken.sentence);
      if (!play.turn || !from?.cards.some((one) => cardOf(one.up) === taken.joker)) return;
      sketch.take(taken, kept.sentence);
      sketch.restore(kept);
    });
    $effect(() => {
      if (play.phase.name !== "turn" || sketch.cards.length === 0) this.restored = false;
    });
  }

  get #act(): "take" | "start" | "change" {
    return this.sketch.taken ? "take" : this.sketch.sentence === NEW ? "start" : "change";
  }
  /** Whether the composed sentence can be laid now. */
  get mayLay(): boolean {
    const least = this.play.may.least(this.#act, this.sketch.sentence);
    return this.sketch.differs && this.sketch.wordless === null && this.sketch.cards.length >= least;
  }
  /** Whether the sentence can be called finished once it is laid. */
  get mayFinish(): boolean {
    const offered = this.play.may.picks<number>("finish", "sentence");
    const { sentence, cards, said, wordless, proverb } = this.sketch;
    const { phase, view } = this.play;
    const least = proverb ? view.limits.begun : view.limits.finished;
    if (phase.name !== "turn" || phase.tries === 0 || cards.length < least) return false;
    if (wordless !== null || said === "") return false;
    return sentence === NEW ? this.mayLay : offered.includes(sentence);
  }

  #action(): Action {
    const { sketch } = this;
    const { sentence, lang, words, pictures } = sketch;
    const laid = { cards: [...sketch.cards], text: sketch.said, words, pictures };
    if (sketch.taken) return { act: "take", ...sketch.taken, ...laid, into: sentence, lang };
    return sentence === NEW ? { act: "start", ...laid, lang } : { act: "change", sentence, ...laid };
  }

  /** Returns whether the sentence was laid. */
  async lay(): Promise<boolean> {
    const { sketch, play } = this;
    if (!this.mayLay || play.doing.busy) return false;
    this.#took = sketch.taken && { kept: sketch.all, taken: sketch.taken };
    const done = await sketch.during(async () => {
      const done = await play.doing.once(this.#action());
      if (done) sketch.laid();
      return done;
    });
    if (done) sound("sent");
    else this.#took = null;
    return done;
  }

  async finish(proverb: boolean, text = this.sketch.said): Promise<void> {
    const { sketch, play } = this;
    if (play.doing.busy) return;
    if (proverb && text !== sketch.said) sketch.tell(text, true);
    const kept = sketch.all;
    const first = cardOf(kept.cards[0] ?? "");
    // Taking a joker may start a vote, so the sentence can only be called finished afterwards.
    const waits = sketch.taken !== null;
    if (sketch.differs && !(await this.lay())) return;
    if (waits) return;
    await tick();
    const lies = openSentences(play.view).find((one) => one.cards.some((laid) => cardOf(laid.up) === first));
    const id = kept.sentence || lies?.id;
    if (!id) return;
    this.#asked = { id, kept };
    if (await play.doing.once({ act: "finish", sentence: id, text, proverb })) {
      sound("sent");
      sketch.laid();
    } else {
      this.#asked = null;
      sketch.aim(id);
    }
  }
}
