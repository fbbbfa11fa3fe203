// The sentence a player composes. Changes apply locally at once and are saved on the server shortly after.
import { Saving } from "../../../lib/play/draft.svelte";
import { settings, type Lang } from "../../../lib/settings.svelte";
import {
  cardOf,
  isWild,
  sentenceOf,
  turned,
  upOf,
  type Action,
  type DraftView,
  type SentenceView,
} from "../view";
import type { BornesPlay } from "./play.svelte";

/** A joker to be taken out of a sentence, and the card that replaces it there. */
export interface Taken {
  sentence: number;
  joker: string;
  card: string;
  said: string;
}

interface Drawn {
  /** The sentence it extends; 0 for a new one. */
  sentence: number;
  cards: readonly string[];
  lang: Lang;
  text: string;
  /** The word that each joker stands for, by card. */
  words: Readonly<Record<string, string>>;
  /** The picture of each blank card, by card. */
  pictures: Readonly<Record<string, string>>;
}
const NOTHING = { sentence: 0, cards: [], text: "", words: {}, pictures: {} };

export const NEW = 0;
/** Normalises a text as the server does. */
const clean = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

export class Sketch {
  #now = $state.raw<Drawn>({ ...NOTHING, lang: "fr" });
  /** The player wrote the text himself: changing the cards does not replace it. */
  own = $state(false);
  /** The player announces a proverb. */
  proverb = $state(false);
  taken = $state.raw<Taken | null>(null);
  readonly #saving: Saving;

  /** Uses effects: construct it during component initialisation. */
  constructor(
    private readonly play: BornesPlay,
    person: number,
  ) {
    const { language = "fr" } = play.view.options;
    this.#now = { ...NOTHING, lang: language === "each" ? settings.lang : language };
    const may = (): boolean => play.may.has("draft");
    const saving = new Saving(
      play.room.link,
      person,
      () => this.#key(this.#now),
      () => (may() ? this.#draft() : null),
    );
    this.#saving = saving;
    // Takes over the server's draft (after a reload, or from another device) unless local changes are unsaved.
    $effect.pre(() => {
      const { draft } = play.mine;
      const server = draft ? this.#read(draft) : { ...this.#now, ...NOTHING };
      const taken = draft?.taken ? { said: "", ...draft.taken } : null;
      const key = this.#key(server, taken);
      if (saving.busy || saving.held || key === saving.told || this.#key(this.#now) !== saving.told) return;
      saving.told = key;
      this.#now = server;
      this.taken = taken;
      this.own = server.text !== "";
      if (server.cards.length === 0) this.#forget();
    });
    // When its sentence is gone or a partner has changed it, the draft keeps only the cards still available.
    $effect.pre(() => {
      const lying = this.before?.cards.map((one) => one.up) ?? [];
      if (this.sentence !== NEW && !this.before) this.aim(NEW);
      const here = new Set([...play.mine.hand, ...lying.map(cardOf)]);
      if (this.taken) {
        here.add(this.taken.joker);
        here.delete(cardOf(this.taken.card));
      }
      const missing = lying.filter((up) => !this.has(cardOf(up)));
      const kept = this.cards.filter((up) => here.has(cardOf(up)));
      if ((kept.length < this.cards.length || missing.length > 0) && !saving.held)
        this.#change({ cards: [...missing, ...kept] });
    });
    // Saves the changes made while saving was not allowed.
    $effect(() => {
      if (may()) saving.soon();
    });
  }

  get sentence(): number {
    return this.#now.sentence;
  }
  get cards(): readonly string[] {
    return this.#now.cards;
  }
  get lang(): Lang {
    return this.#now.lang;
  }
  get text(): string {
    return this.#now.text;
  }
  get said(): string {
    return this.text.trim();
  }
  /** The sentence as it is on the table; null for a new one. */
  get before(): SentenceView | null {
    return this.sentence === NEW ? null : sentenceOf(this.play.view, this.sentence);
  }
  has(card: string): boolean {
    return this.#now.cards.some((up) => cardOf(up) === card);
  }
  /** The cards being added: from the hand, or a taken joker. */
  get fresh(): readonly string[] {
    const lying = new Set(this.before?.cards.map((one) => cardOf(one.up)));
    return this.#now.cards.filter((up) => !lying.has(cardOf(up)));
  }
  /** Whether the cards, their order, their sides or the text differ from the sentence on the table. */
  get differs(): boolean {
    const before = this.before;
    if (!before) return this.#now.cards.length > 0;
    const lies = before.cards.map((one) => one.up).join(" ");
    const words = before.cards.some((one) => one.word && this.wordOf(one.up) !== one.word);
    return lies !== this.#now.cards.join(" ") || clean(this.text) !== before.text || words;
  }
  #lying(card: string): SentenceView["cards"][number] | undefined {
    return this.before?.cards.find((one) => cardOf(one.up) === card);
  }
  wordOf(up: string): string {
    const card = cardOf(up);
    return this.#now.words[card] ?? this.#lying(card)?.word ?? "";
  }
  pictureOf(up: string): string {
    const card = cardOf(up);
    return this.#now.pictures[card] ?? this.#lying(card)?.picture ?? "";
  }
  get jokers(): readonly string[] {
    return this.#now.cards.filter((up) => isWild(this.play.view, up));
  }
  /** The words of the jokers, in the order of the cards; empty until every joker has one. */
  get words(): string[] {
    const said = this.jokers.map((up) => clean(this.wordOf(up)));
    return said.every(Boolean) ? said : [];
  }
  /** The pictures of the jokers and blank cards in the same order; empty if there are none. */
  get pictures(): string[] {
    const drawn = this.jokers.map((up) => this.pictureOf(up));
    return drawn.some(Boolean) ? drawn : [];
  }
  /** The first joker without a word. */
  get wordless(): string | null {
    return this.jokers.find((up) => !clean(this.wordOf(up))) ?? null;
  }

  /** Adds a card, at the end or at a given place. */
  add(up: string, at = this.#now.cards.length): void {
    if (this.has(cardOf(up))) return;
    this.#change({ cards: [...this.#now.cards.slice(0, at), up, ...this.#now.cards.slice(at)] });
  }
  /** Returns a card to the hand. Cards already on the table stay. */
  remove(up: string): void {
    if (!this.fresh.includes(up)) return;
    if (this.taken?.joker === up) this.taken = null;
    this.#change({ cards: this.#now.cards.filter((one) => one !== up) });
  }
  move(from: number, to: number): void {
    const cards = [...this.#now.cards];
    cards.splice(to, 0, ...cards.splice(from, 1));
    this.#change({ cards });
  }
  turn(up: string): void {
    const other = turned(this.play.view, up);
    this.#change({ cards: this.#now.cards.map((one) => (one === up ? other : one)) });
  }
  say(up: string, word: string): void {
    this.#change({ words: { ...this.#now.words, [cardOf(up)]: word } });
  }
  draw(up: string, picture: string): void {
    this.#now = { ...this.#now, pictures: { ...this.#now.pictures, [cardOf(up)]: picture } };
    this.#saving.soon();
  }
  speak(lang: Lang): void {
    if (lang !== this.#now.lang) this.#change({ lang });
  }
  /** Sets the text; `own` if the player wrote it rather than picked it. */
  tell(text: string, own: boolean): void {
    this.own = own && clean(text) !== "";
    this.#now = { ...this.#now, text };
    this.#saving.soon();
  }
  /** Moves the added cards to another sentence, or to a new one. */
  aim(sentence: number): void {
    const view = this.play.view;
    const next = sentence === NEW ? null : sentenceOf(view, sentence);
    const fresh = this.fresh;
    this.own = false;
    this.proverb = false;
    this.#change({
      sentence: next ? sentence : NEW,
      cards: [...(next?.cards.map((one) => one.up) ?? []), ...fresh],
      lang: next?.lang ?? this.#now.lang,
      text: fresh.length === 0 ? (next?.text ?? "") : "",
    });
  }
  /** Returns all my cards to the hand. */
  clear(): void {
    this.#forget();
    this.#change(NOTHING);
  }
  take(taken: Taken, into: number): void {
    this.aim(into);
    this.taken = taken;
    const spent = cardOf(taken.card);
    const cards = this.#now.cards.filter((up) => cardOf(up) !== spent);
    this.#change({ cards: this.has(taken.joker) ? cards : [...cards, taken.joker] });
  }
  /** Restores a sentence that the table refused. */
  restore(kept: Drawn & { own: boolean }): void {
    const { own, ...drawn } = kept;
    this.#change(drawn);
    this.tell(kept.text, own);
  }
  get all(): Drawn & { own: boolean } {
    return { ...this.#now, own: this.own };
  }

  /** Holds back saving until the sentence is laid. */
  async during<T>(lay: () => Promise<T>): Promise<T> {
    this.#saving.hold();
    try {
      return await lay();
    } finally {
      this.#saving.release();
      this.#saving.soon();
    }
  }
  /** Clears the draft after the sentence was laid; the server has cleared its copy too. */
  laid(): void {
    this.#forget();
    this.#now = { ...this.#now, ...NOTHING };
    this.#saving.told = this.#key(this.#now);
  }

  #forget(): void {
    this.own = false;
    this.proverb = false;
    this.taken = null;
  }

  /** A proposed text is dropped when the cards change; the player's own text is kept. */
  #change(some: Partial<Drawn>): void {
    const text = this.own ? this.#now.text : "";
    this.#now = { ...this.#now, text, ...some };
    this.#saving.soon();
  }

  #read(draft: DraftView): Drawn {
    const { view } = this.play;
    const wild = draft.cards.filter((up) => isWild(view, up));
    const words = Object.fromEntries(wild.map((up, n) => [cardOf(up), draft.words[n] ?? ""]));
    const pictures = Object.fromEntries(wild.map((up, n) => [cardOf(up), draft.pictures?.[n] ?? ""]));
    const cards = draft.cards.map((up) => (up.includes(":") || isWild(view, up) ? up : upOf(view, up)));
    return { sentence: draft.sentence, cards, lang: draft.lang, text: draft.text, words, pictures };
  }
  #key(one: Drawn, taken = this.taken): string {
    const said = one.cards.filter((up) => cardOf(up) in one.words).map((up) => clean(one.words[cardOf(up)]!));
    const words = said.every(Boolean) ? said : [];
    return JSON.stringify([
      one.sentence,
      one.cards,
      clean(one.text),
      words,
      one.cards.filter((up) => one.pictures[cardOf(up)]).map((up) => one.pictures[cardOf(up)]),
      taken && [taken.sentence, taken.joker, taken.card, taken.said],
      one.cards.length > 0 && one.lang,
    ]);
  }

  #draft(): Action {
    const { sentence, cards, lang } = this.#now;
    const { words, pictures, taken } = this;
    const text = clean(this.text);
    return { act: "draft", sentence, cards: [...cards], lang, text, words, pictures, taken };
  }
}
