// The state shared by the parts of a phone screen: the view, my word, and the action of a tap on a column.
import { untrack } from "svelte";
import type { Mine } from "../../../gen/reussite";
import { Play } from "../../../lib/play/play.svelte";
import { play as sound } from "../../../lib/sounds";
import type { PhoneProps } from "../../contract";
import type { Choice } from "../parts/Columns.svelte";
import { nameOfCard } from "../parts/text";
import { asMine, asReussite, burnt, type Action, type ReussiteView } from "../view";
import { words } from "../words";
import { Typing } from "./typing.svelte";
import { WildLetters } from "./wilds.svelte";

// For this long after a phase change, digit keys are ignored: they were meant for the previous phase.
const REST = 500; // milliseconds

export class ReussitePlay extends Play<ReussiteView, Mine | null, Action> {
  readonly alone = $derived(this.view.alone);
  /** My word, while words are being composed. */
  readonly draft = $derived(
    this.phase.name === "writing" && this.seat !== null ? (this.mine?.draft ?? null) : null,
  );
  /** The number of pétards in my word. */
  readonly inWord = $derived(burnt(this.draft?.tiles ?? []));
  /** The columns after the proposed or composed word. */
  readonly after = $derived(this.view.proposal?.columns ?? this.draft?.columns ?? null);
  readonly refilling = $derived(this.phase.name === "refilling");
  /** Empty columns that may receive a card. */
  readonly gaps = $derived(this.may.of(this.refilling ? "refill" : "shift", "to"));
  /** The empty column that waits for a card: the tapped one, else the first while refilling. */
  readonly target = $derived.by((): number | null => {
    if (this.#touched !== null && this.gaps.includes(this.#touched)) return this.#touched;
    return this.refilling ? (this.gaps[0] ?? null) : null;
  });
  readonly offered = $derived.by((): number[] => {
    if (this.phase.name === "covering") return this.may.of("cover", "column");
    if (this.refilling) return this.may.of("refill", "column");
    return this.target === null ? [] : this.may.of("shift", "column");
  });
  /** The scope of a refusal, a tapped empty column and typed letters; other players' actions do not end it. */
  readonly moment = $derived(`${this.phase.name} ${this.view.words.length}`);

  sheet = $state<"help" | "words" | null>(null);
  /** The elements of the stock and of the list of words, for animations. */
  pile = $state<HTMLElement | null>(null);
  shelf = $state<HTMLElement | null>(null);
  readonly typing: Typing;
  readonly wilds: WildLetters;
  #touched = $state<number | null>(null);

  constructor(shown: () => PhoneProps) {
    super(shown, asReussite, asMine);
    let turnedAt = -REST;
    this.typing = new Typing(this.doing, {
      may: () => this.draft !== null && this.may.has("spell"),
      word: () => this.draft?.word ?? "",
      propose: () => void this.propose(),
      column: (column) => {
        if (performance.now() - turnedAt < REST) return;
        const choice = this.choice(column);
        if (choice) choice.act();
        else if (this.gaps.includes(column)) this.touchGap(column);
      },
    });
    this.wilds = new WildLetters(this);
    let phase = untrack(() => this.phase.name);
    $effect(() => {
      if (this.phase.name !== phase) turnedAt = performance.now();
      phase = this.phase.name;
    });
    $effect(() => {
      void this.moment;
      untrack(() => this.leaveGap());
      this.typing.forget();
    });
  }

  leaveGap(): void {
    this.#touched = null;
  }

  readonly touchGap = (column: number): void => {
    this.#touched = this.#touched === column && !this.refilling ? null : column;
  };

  /** In a solitaire deal the word is played at once, with the sound of a played word. */
  readonly propose = async (): Promise<void> => {
    if (!this.may.has("propose")) return;
    this.typing.forget();
    if ((await this.doing.once({ act: "propose" })) && !this.alone) sound("sent");
  };

  /** What a tap on a column does. */
  readonly choice = (column: number): Choice | null => {
    const { target, doing, offered } = this;
    const t = words.t.columns;
    const card = nameOfCard((this.after ?? this.view.columns)[column]?.slice(-1) ?? "");
    const n = column + 1;
    if (this.phase.name === "covering")
      return offered.includes(column)
        ? { label: t.cover(n), act: () => doing.once({ act: "cover", column }) }
        : null;
    if (target !== null) {
      if (!offered.includes(column) || column === target) return null;
      return this.refilling
        ? { label: t.lend(card, n), act: () => doing.once({ act: "refill", column, to: target }) }
        : { label: t.into(card, n), act: () => this.#shift(column, target) };
    }
    if (!this.draft || !this.may.of("take", "column").includes(column)) return null;
    return { label: t.take(card, n), act: () => this.#take(column) };
  };

  #take(column: number): void {
    this.typing.forget();
    this.wilds.wanted = true;
    sound("tap");
    void this.doing.do({ act: "take", column });
  }

  #shift(column: number, to: number): void {
    this.typing.forget();
    this.leaveGap();
    void this.doing.do({ act: "shift", column, to });
  }
}
