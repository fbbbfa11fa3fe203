// What the screen of a player knows: the view, what he may do, his hand, and the sentence he puts together. Made for one person.
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
  /** Null: whoever only watches has no hand. */
  readonly sketch: Sketch | null = null;
  readonly laying: Laying | null = null;
  /** With what he attacks or defends: a choice that takes the screen. */
  weapon = $state<Weapon | null>(null);
  /** The attack that he would rather say nothing to: the moment goes on without his screen. */
  #silent = $state("");
  /** The card that is looked at closely; `sentence`: where it lies. */
  looked = $state.raw<{ up: string; word: string; sentence: number | null } | null>(null);
  // Which word of a card is up in his hand: on this device, for this match.
  readonly #slot: string;
  #flipped: readonly string[] = $state.raw([]);

  /** To be made while the screen of the game is made. */
  constructor(shown: () => PhoneProps) {
    super(shown, asBornes, asMine);
    const { room, person, seat } = this;
    this.#slot = `sides:${room.code}:${room.table.match?.id}:${person}`;
    this.#flipped = recall<string[]>(this.#slot, []);
    if (person === null || seat === null) return;
    this.sketch = new Sketch(this, person);
    this.laying = new Laying(this, this.sketch);
  }

  /** The weapon, while there is somebody to use it on. */
  get target(): Weapon | null {
    return this.weapon !== null && this.may.has(this.weapon) ? this.weapon : null;
  }
  /** He plays. */
  get turn(): boolean {
    return this.may.has("discard") || this.may.has("end");
  }
  get partner(): number | null {
    const { seat } = this;
    return seat === null ? null : (sideOfSeat(this.view, seat).find((one) => one !== seat) ?? null);
  }
  /** In which the cards are read. */
  get lang(): Lang {
    return this.sketch?.lang ?? (this.view.options.language === "en" ? "en" : settings.lang);
  }
  /** The discard that may be picked up with this act. */
  last(act: "discard" | "draw"): string | null {
    return this.may.picks<boolean>(act, "pick_up").includes(true) ? this.view.discard : null;
  }

  /** A card of his hand, with the side that is up. */
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
