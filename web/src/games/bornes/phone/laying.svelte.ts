// What is done with a sentence that was put together: it is laid, and perhaps called finished. What the table refuses comes back.
import { tick } from "svelte";
import type { Doing } from "../../../lib/attempt.svelte";
import { play } from "../../../lib/sounds";
import { cardOf, openSentences, sentenceOf, type Action, type BornesMine, type BornesView } from "../view";
import type { Offers } from "./offers";
import { NEW, type Sketch, type Taken } from "./sketch.svelte";

const LEAST = 2; // cards that begin a sentence
const LEAST_FINISHED = 4; // unless it is a proverb
type Kept = Sketch["all"];

export class Laying {
  /** What was last called finished: if it is refused its cards lie in my hand again, and it can be mended. */
  #asked: { id: number; kept: Kept } | null = null;
  /** A joker that the table is asked about. */
  #took: { kept: Kept; taken: Taken } | null = null;
  /** The table has refused it just now. */
  restored = $state(false);

  /** To be made while a component is. */
  constructor(
    private readonly sketch: Sketch,
    private readonly doing: Doing<Action>,
    private readonly about: () => { view: BornesView; mine: BornesMine; offers: Offers },
  ) {
    $effect(() => {
      const { view, mine } = this.about();
      if (view.phase.name !== "turn" || !this.#asked || this.doing.busy) return;
      const { id, kept } = this.#asked;
      this.#asked = null;
      if (view.piles.some((pile) => pile.id === id)) return;
      const lies = openSentences(view).find((one) => one.id === id);
      const lying = new Set(lies?.cards.map((one) => cardOf(one.up)));
      const mineAgain = kept.cards.every((up) => mine.hand.includes(cardOf(up)) || lying.has(cardOf(up)));
      if (!mineAgain) return;
      this.sketch.restore({ ...kept, sentence: lies ? id : NEW });
      this.restored = true;
    });
    $effect(() => {
      const { view } = this.about();
      if (view.phase.name !== "turn" || !this.#took || this.doing.busy) return;
      const { kept, taken } = this.#took;
      this.#took = null;
      const lies = sentenceOf(view, taken.sentence)?.cards.some((one) => cardOf(one.up) === taken.joker);
      if (!lies || !this.turn) return;
      this.sketch.take(taken, kept.sentence);
      this.sketch.restore(kept);
    });
    $effect(() => {
      if (this.about().view.phase.name !== "turn" || this.sketch.cards.length === 0) this.restored = false;
    });
  }

  get turn(): boolean {
    return this.about().offers.has("discard") || this.about().offers.has("end");
  }

  /** It may lie there as it is. */
  get mayLay(): boolean {
    const { sketch } = this;
    const { offers } = this.about();
    if (!this.turn || !sketch.differs || sketch.unsaid !== null || sketch.cards.length < LEAST) return false;
    if (sketch.taken) return offers.has("take");
    if (sketch.sentence === NEW) return offers.has("start");
    const cards = offers.cards("change", sketch.sentence);
    return cards !== null && sketch.cards.length >= cards.least;
  }
  /** It may be called finished, once it lies there. */
  get mayFinish(): boolean {
    const { sketch } = this;
    const { view } = this.about();
    if (!this.turn || sketch.unsaid !== null || view.phase.name !== "turn" || view.phase.tries === 0)
      return false;
    if (sketch.cards.length < (sketch.proverb ? LEAST : LEAST_FINISHED)) return false;
    if (sketch.text.trim() === "") return false;
    if (sketch.sentence === NEW) return this.mayLay;
    return this.about().offers.on("finish", sketch.sentence);
  }

  #action(): Action {
    const { sketch } = this;
    const [cards, text, words] = [[...sketch.cards], sketch.text.trim(), sketch.words];
    const pictures = sketch.pictures;
    if (sketch.taken) {
      const into = sketch.sentence;
      return { act: "take", ...sketch.taken, cards, into, lang: sketch.lang, text, words, pictures };
    }
    if (sketch.sentence === NEW) return { act: "start", cards, lang: sketch.lang, text, words, pictures };
    return { act: "change", sentence: sketch.sentence, cards, text, words, pictures };
  }

  /** Says whether it lies there now. */
  async lay(): Promise<boolean> {
    if (!this.mayLay || this.doing.busy) return false;
    const [kept, taken] = [this.sketch.all, this.sketch.taken];
    if (taken) this.#took = { kept, taken };
    const done = await this.sketch.during(async () => {
      const done = await this.doing.once(this.#action());
      if (done) this.sketch.laid();
      return done;
    });
    if (done) play("sent");
    else this.#took = null;
    return done;
  }

  async finish(proverb: boolean, text = this.sketch.text.trim()): Promise<void> {
    if (this.doing.busy) return;
    if (proverb && text !== this.sketch.text.trim()) this.sketch.tell(text, true);
    const kept = this.sketch.all;
    const first = cardOf(kept.cards[0] ?? "");
    // A sentence that takes a joker may have to wait for the table's consent: it is finished afterwards.
    const waits = this.sketch.taken !== null;
    if (this.sketch.differs && !(await this.lay())) return;
    if (waits) return;
    await tick();
    const { view } = this.about();
    const lies = openSentences(view).find((one) => one.cards.some((laid) => cardOf(laid.up) === first));
    const id = kept.sentence || lies?.id;
    if (!id) return;
    this.#asked = { id, kept };
    const done = await this.doing.once({ act: "finish", sentence: id, text, proverb });
    if (done) {
      play("sent");
      this.sketch.laid();
    } else {
      this.#asked = null;
      this.sketch.aim(id);
    }
  }
}
