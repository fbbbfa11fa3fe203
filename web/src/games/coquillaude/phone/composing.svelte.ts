// The state of composing a word: adding and removing letters, placing the word, announcing it.
import { play as sound } from "../../../lib/sounds";
import { ghostOf } from "../parts/ghost";
import { EMPTY, sameAt, type At, type Place } from "../view";
import { gridOf, type Grid } from "../parts/grid";
import { taken } from "./order.svelte";
import { Places } from "./places.svelte";
import type { CoquillaudePlay } from "./play.svelte";
import { sentenceOf } from "./sentence";
import { Sketch } from "./sketch.svelte";

const NO_PLACE = "coquillaude-no-place"; // fault of a word that is not placed yet

/** The round in which each person on this device last composed. */
const composed = new Map<number, number>();

export class Composing {
  readonly person: number;
  readonly sketch: Sketch;
  readonly places: Places;
  /** Tiles the player tapped: they leave the rack before other tiles with the same letter. */
  #liked = $state.raw<readonly string[]>([]);
  #grabbed: At | null = null;
  /** The word is carried over from the previous round and still unchanged. */
  readonly leftover: boolean = $derived.by(() => this.letters !== "" && this.letters === this.#before);
  readonly #before: string;
  /** The word is being locked, so it is no longer an open draft. */
  leaving = $state(false);

  get grid(): Grid {
    return gridOf(this.play.view.board);
  }
  get #tiles(): readonly string[] {
    return this.play.order!.tiles;
  }
  readonly letters: string = $derived.by(() => this.sketch.letters);
  readonly verdict = $derived.by(() => this.sketch.verdict);
  readonly best: Place | null = $derived.by(() => (this.hopeless ? null : (this.places.found?.[0] ?? null)));
  readonly placed: boolean = $derived.by(() => this.sketch.at !== null && this.letters !== "");
  readonly #lies = $derived.by(() => {
    const { at } = this.sketch;
    if (at === null) return null;
    const { board } = this.play.view;
    return this.grid
      .squares(at, this.letters.length)
      .map((square, n) => square !== null && board[square] === this.letters[n]);
  });
  readonly used = $derived.by(() => taken(this.#tiles, this.letters, this.#lies, this.#liked));
  /** Tiles received in this round. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const left = [...(this.play.mine.fresh ?? "")];
    return new Set(
      [...this.#tiles].reverse().filter((tile) => {
        const at = left.indexOf(tile[0]!);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      }),
    );
  });
  readonly fault = $derived.by(() => (this.placed ? (this.verdict?.fault ?? null) : null));
  readonly ghost = $derived.by(() => ghostOf(this.play.view.board, this.letters, this.sketch.at, this.fault));
  readonly marks = $derived.by(() =>
    this.fault ? { squares: this.fault.squares ?? [], say: sentenceOf(this.fault) } : null,
  );
  /** Points to announce; null while the word cannot be announced as it is. */
  readonly points: number | null = $derived.by(() => (this.placed ? (this.verdict?.points ?? null) : null));
  /** Why the word fits nowhere. Empty until the debounced search for places has answered. */
  readonly hopeless: string = $derived.by(() => {
    const fault = this.sketch.at === null && this.places.found ? this.verdict?.fault : null;
    return fault && fault.key !== NO_PLACE ? sentenceOf(fault) : "";
  });
  /** Whether proposed places can be shown. */
  readonly offered: boolean = $derived.by(
    () =>
      this.letters !== "" &&
      this.sketch.at === null &&
      this.hopeless === "" &&
      (this.places.found?.length ?? 0) > 0,
  );
  /** Whether there are other places to cycle through; false once the player has placed the word by hand. */
  readonly more: boolean = $derived.by(
    () => this.placed && !this.sketch.byHand && (this.places.found?.length ?? 0) > 1,
  );

  /** Must be called during component initialisation. */
  constructor(private readonly play: CoquillaudePlay) {
    const { room, may, view, mine } = play;
    const person = (this.person = play.person!);
    const drafts = (): boolean => may.has("draft");
    this.sketch = new Sketch(room, person, this.grid, () => play.mine.draft ?? null, drafts);
    const least = (): number => {
      const need = may.prompt("draft")?.needs?.word;
      return need?.kind === "text" ? need.least : Infinity;
    };
    this.places = new Places(room, person, least, () => {
      const { word, isPerson } = this.sketch;
      return { word, person: isPerson, about: `${play.view.board} ${play.mine.capital}` };
    });
    // An unplaced word is kept for the next round; its place is dropped, because the board has changed.
    const before = composed.get(person);
    composed.set(person, view.round);
    const later = before !== undefined && before !== view.round;
    this.#before = later ? (mine.draft?.word ?? "") : "";
    if (later && mine.draft?.at) this.sketch.lift(mine.draft);
  }

  pick(tile: string): void {
    this.#liked = [...this.#liked.filter((one) => one !== tile), tile];
    sound("tap");
    this.sketch.write(this.sketch.word + tile[0]!);
  }
  back(at: number): void {
    this.sketch.write([...this.letters].filter((_, n) => n !== at).join(""));
  }
  reorder(from: number, to: number): void {
    const all = [...this.letters];
    all.splice(to, 0, ...all.splice(from, 1));
    this.sketch.write(all.join(""));
  }

  /** A tap on a letter borrows it for the word; a tap on an empty square starts the word there. */
  tap(square: number): void {
    const { sketch } = this;
    const letter = this.play.view.board[square] ?? EMPTY;
    if (letter !== EMPTY && sketch.at === null) {
      sound("tap");
      return sketch.write(sketch.word + letter);
    }
    if (!this.letters) return;
    const direction = sketch.at?.direction ?? "right";
    const from: At = { column: this.grid.column(square), row: this.grid.row(square), direction };
    sketch.place(this.grid.keep(from, this.letters.length), true, from);
  }
  grab(): void {
    this.#grabbed = this.sketch.at;
  }
  carry(column: number, row: number): void {
    const from = this.#grabbed;
    if (from)
      this.sketch.place(
        this.grid.keep({ ...from, column: from.column + column, row: from.row + row }, this.letters.length),
      );
  }
  choose(place: Place): void {
    sound("tap");
    this.sketch.place(place.at, false);
  }
  another(): void {
    const found = this.places.found ?? [];
    const now = found.findIndex((one) => sameAt(one.at, this.sketch.at));
    const next = found[(now + 1) % found.length];
    if (next) this.choose(next);
  }

  /** The first press moves the word to its best place; the next one locks it. */
  async announce(): Promise<void> {
    const { sketch } = this;
    if (sketch.at === null) {
      if (this.best) this.choose(this.best);
      return;
    }
    if (this.points === null || !this.play.may.has("lock")) return;
    const { word, at, anagrams, person, persons } = sketch.all;
    sketch.hold();
    this.leaving = true;
    const locked = await this.play.doing.once({
      act: "lock",
      word,
      at: at!,
      anagrams: [...anagrams],
      person,
      persons: [...persons],
    });
    this.leaving = false;
    if (locked) sound("sent");
    else sketch.release();
  }
}
