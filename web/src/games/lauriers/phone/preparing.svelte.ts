// The reading list that the leader prepares: the selected pile, a pending merge, and the order as an optimistic value.
import { tick } from "svelte";
import { drawer } from "../../../lib/play/draft.svelte";
import { play as sound } from "../../../lib/sounds";
import { kept } from "../../../lib/storage";
import type { Action } from "../view";
import type { LauriersPlay } from "./play.svelte";

export class Preparing {
  /** Storage key of the wording being typed; the pile id is appended. */
  readonly slot: string;
  selected = $state<number | null>(null);
  /** The pile that waits for another to be merged with. */
  merging = $state<number | null>(null);
  #opened = $state<number | null>(null);
  /** Optimistic order, until the server confirms it. */
  #wished = $state.raw<readonly number[] | null>(null);
  readonly piles = $derived.by(() => {
    const [piles, order] = [this.play.mine.piles ?? [], this.#wished];
    return order ? [...piles].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : piles;
  });
  /** The pile being reworded; null if it has been merged away since. */
  readonly editing = $derived.by(() =>
    this.piles.some((pile) => pile.id === this.#opened) ? this.#opened : null,
  );
  readonly #real = $derived.by(() =>
    this.piles.find((pile) => pile.sheets.some((sheet) => sheet.author === null)),
  );
  /** Pairs of similar piles, each pair once. */
  readonly pairs = $derived.by(() =>
    this.piles.flatMap((pile) =>
      this.piles
        .filter((other) => other.id > pile.id && pile.alike.includes(other.id))
        .map((other) => [pile, other] as const),
    ),
  );

  /** Must be created with its screen, which is recreated for each round and person. */
  constructor(readonly play: LauriersPlay) {
    const { room, view, person } = play;
    this.slot = `${drawer(room.code, room.table.match?.id ?? "", view.round, person ?? 0)}:pile`;
    // After a reload, reopens the pile that was being reworded.
    const [key] = kept(this.slot);
    if (key !== undefined) this.selected = this.#opened = Number(key.slice(this.slot.length));
  }

  /** Toggles the actions of a pile, or completes a pending merge with it. */
  tap(id: number): void {
    if (this.merging !== null && this.merging !== id) return void this.merge(this.merging, id);
    this.merging = null;
    this.selected = this.selected === id ? null : id;
  }

  open(id: number | null): void {
    this.#opened = id;
  }

  move(id: number, to: number): Promise<void> {
    return this.keepFocus(async () => {
      const others = this.piles.map((pile) => pile.id).filter((one) => one !== id);
      this.#wished = [...others.slice(0, to), id, ...others.slice(to)];
      await tick();
      await this.#do({ act: "move", pile: id, to });
      this.#wished = null;
    });
  }

  async merge(pile: number, into: number): Promise<void> {
    this.merging = this.selected = null;
    await this.#do({ act: "merge", pile, into });
  }

  mergeWithTruth(pile: number): void {
    if (this.#real) void this.merge(pile, this.#real.id);
  }

  async reword(pile: number, text: string): Promise<boolean> {
    const saved = await this.play.doing.once({ act: "reword", pile, text });
    if (saved) this.#opened = null;
    return saved;
  }

  /** Keeps focus within a row that moves. */
  async keepFocus(change: () => Promise<unknown>): Promise<void> {
    const before = document.activeElement;
    const row = before?.closest<HTMLElement>("[data-pile]");
    await change();
    await tick();
    if (!row?.isConnected || document.activeElement === before) return;
    const usable = before instanceof HTMLButtonElement && before.isConnected && !before.disabled;
    (usable ? before : row.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
  }

  async #do(action: Action): Promise<void> {
    if (await this.play.doing.once(action)) sound("tap");
  }
}
