// The state shared by the parts of a phone screen: view, acts, hand and composed sentence. Created per person.
import type { PhoneProps } from "../../contract";
import { Play } from "../../../lib/play/play.svelte";
import { settings, type Lang } from "../../../lib/settings.svelte";
import { play as sound } from "../../../lib/sounds";
import { keep, recall } from "../../../lib/storage";
import { nameOf } from "../parts/names";
import {
  asBornes,
  asMine,
  sideOfSeat,
  upOf,
  type Action,
  type BornesMine,
  type BornesView,
  type Weapon,
} from "../view";
import { Laying } from "./laying.svelte";
import { Offers } from "./offers";
import { Sketch } from "./sketch.svelte";

export class BornesPlay extends Play<BornesView, BornesMine, Action> {
  override readonly may = new Offers(this.room, () => this.person);
  /** Null for a spectator, who has no hand. */
  readonly sketch: Sketch | null = null;
  readonly laying: Laying | null = null;
  /** The attack or defence whose target is being chosen, on a screen of its own. */
  weapon = $state<Weapon | null>(null);
  /** The attack that the player chose not to answer: its screen stays dismissed. */
  #silent = $state("");
  /** The card whose sheet is open; `sentence` is the sentence it lies in. */
  looked = $state.raw<{ up: string; word: string; sentence: number | null } | null>(null);
  // Which word of each card in the hand is up, stored on this device per match and person.
  readonly #slot: string;
  #flipped: readonly string[] = $state.raw([]);

  /** Uses effects: construct it during component initialisation. */
  constructor(shown: () => PhoneProps) {
    super(shown, asBornes, asMine);
    const { room, person, seat } = this;
    this.#slot = `sides:${room.code}:${room.table.match?.id}:${person}`;
    this.#flipped = recall<string[]>(this.#slot, []);
    if (person === null || seat === null) return;
    this.sketch = new Sketch(this, person);
    this.laying = new Laying(this, this.sketch);
  }

  /** The chosen attack or defence, as long as it is allowed. */
  get target(): Weapon | null {
    return this.weapon !== null && this.may.has(this.weapon) ? this.weapon : null;
  }
  /** Whether it is this player's turn. */
  get turn(): boolean {
    return this.may.has("discard") || this.may.has("end");
  }
  get partner(): number | null {
    const { seat } = this;
    return seat === null ? null : (sideOfSeat(this.view, seat).find((one) => one !== seat) ?? null);
  }
  /** The language in which the cards are shown. */
  get lang(): Lang {
    return this.sketch?.lang ?? (this.view.options.language === "en" ? "en" : settings.lang);
  }
  /** The last discard, if this act may pick it up. */
  last(act: "discard" | "draw"): string | null {
    return this.may.picks<boolean>(act, "pick_up").includes(true) ? this.view.discard : null;
  }

  /** The name of a card in the hand with the side that is up. */
  readonly up = (card: string): string => upOf(this.view, card, this.#flipped.includes(card) ? "b" : "a");
  readonly cardName = (card: string): string => nameOf(this.view, this.up(card), this.lang);
  flip(card: string): void {
    sound("tap");
    const others = this.#flipped.filter((one) => one !== card);
    this.#flipped = others.length < this.#flipped.length ? others : [...others, card];
    keep(
      this.#slot,
      this.#flipped.filter((one) => this.mine.hand.includes(one)),
    );
  }

  #attack = $derived.by(() =>
    this.phase.name === "window" ? `${this.phase.target} ${this.view.ends_at}` : "",
  );
  get silent(): boolean {
    return this.#silent === this.#attack;
  }
  readonly saysNothing = (): void => void (this.#silent = this.#attack);
}
