// The list that the leader prepares: which pile is open, which is to be merged, and the order just wished for.
import { tick } from "svelte";
import { drawer } from "../../../lib/play/draft.svelte";
import { play as sound } from "../../../lib/sounds";
import { kept } from "../../../lib/storage";
import type { Action } from "../view";
import type { LauriersPlay } from "./play.svelte";

export class Preparing {
  /** Where this device keeps a wording that is being typed; the number of its pile follows. */
  readonly slot: string;
  selected = $state<number | null>(null);
  /** To be merged with another. */
  merging = $state<number | null>(null);
  #opened = $state<number | null>(null);
  /** Until the server shows this order. */
  #wished = $state.raw<readonly number[] | null>(null);
  readonly piles = $derived.by(() => {
    const [piles, order] = [this.play.mine.piles ?? [], this.#wished];
    return order ? [...piles].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : piles;
  });
  /** The pile whose wording is open: not one that has been merged away since. */
  readonly editing = $derived.by(() =>
    this.piles.some((pile) => pile.id === this.#opened) ? this.#opened : null,
  );
  readonly #real = $derived.by(() =>
    this.piles.find((pile) => pile.sheets.some((sheet) => sheet.author === null)),
  );
  /** Pairs that look alike, each told once. */
  readonly pairs = $derived.by(() =>
    this.piles.flatMap((pile) =>
      this.piles
        .filter((other) => other.id > pile.id && pile.alike.includes(other.id))
        .map((other) => [pile, other] as const),
    ),
  );

  /** One list a round and person: to be made with the screen, which is made anew for the next. */
  constructor(readonly play: LauriersPlay) {
    const { room, view, person } = play;
    this.slot = `${drawer(room.code, room.table.match?.id ?? "", view.round, person ?? 0)}:pile`;
    // A reload in the middle of a retouch finds it open again.
    const [key] = kept(this.slot);
    if (key !== undefined) this.selected = this.#opened = Number(key.slice(this.slot.length));
  }

  /** A tap on a pile: it shows what may be done to it, or is the one that another is merged with. */
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

  /** A row that changes its place takes the focus along. */
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
