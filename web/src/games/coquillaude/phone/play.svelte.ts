// State of a player's screen of La Coquillaude, shared by its components.
import { untrack } from "svelte";
import { Play } from "../../../lib/play/play.svelte";
import { Suspense } from "../../../lib/play/suspense.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { PhoneProps } from "../../contract";
import { asCoquillaude, asMine, type Action, type CoquillaudeMine, type CoquillaudeView } from "../view";
import { Order } from "./order.svelte";
import { beforeIt, playedNow } from "./keptBack";

/** What the screen shows. A prompt that must be answered has priority; everything else leaves room for composing. */
export type Role = "asked" | "composes" | "locked" | "looks";

export class CoquillaudePlay extends Play<CoquillaudeView, CoquillaudeMine, Action> {
  readonly suspense = new Suspense(this.room, () => playedNow(this.view, settings.still));
  /** The view without a word that is still falling on the big screen. */
  readonly drawn: CoquillaudeView = $derived.by(() =>
    this.suspense.lasts ? beforeIt(this.view) : this.view,
  );
  /** Storage key of the tile order, per person and match. */
  readonly #rack: string = $derived.by(() => {
    const { person, seat, room } = this;
    return person === null || seat === null ? "" : `rack:${room.code}:${room.table.match?.id}:${person}`;
  });
  readonly order: Order | null = $derived.by(() => {
    const rack = this.#rack;
    return rack ? untrack(() => new Order(rack, () => this.mine.capital ?? "")) : null;
  });
  readonly role: Role = $derived.by(() => {
    const { phase, may } = this;
    if (phase.name === "announce" && phase.vote) return "asked";
    if (["give", "answer", "vote"].some((act) => may.prompt(act)?.must)) return "asked";
    return may.has("draft") ? "composes" : may.has("unlock") ? "locked" : "looks";
  });

  constructor(props: () => PhoneProps) {
    super(props, asCoquillaude, asMine);
  }
}
