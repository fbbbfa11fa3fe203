// A player's screen of Les Lauriers: what is shown, what he may do, and what the big screen still plays.
import { Play } from "../../../lib/play/play.svelte";
import { Suspense } from "../../../lib/play/suspense.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { PhoneProps } from "../../contract";
import { leavesBefore, verdictAct } from "../table/script";
import {
  asLauriers,
  asMine,
  resultOf,
  type Action,
  type FullWord,
  type LauriersMine,
  type LauriersView,
} from "../view";

export class LauriersPlay extends Play<LauriersView, LauriersMine, Action> {
  /** The big screen plays the verdict. */
  readonly suspense = new Suspense(this.room, () => verdictAct(this.view, settings.still));
  /** The word of the round before, to look at while the next is chosen. */
  last = $state.raw<FullWord | null>(null);

  constructor(props: () => PhoneProps) {
    super(props, asLauriers, asMine);
    $effect(() => {
      if (this.phase.name === "revealing") this.last = this.phase.word;
    });
  }

  get leads(): boolean {
    return this.seat !== null && this.seat === this.view.mdj;
  }

  /** Where the pawns stand as far as it has been told. */
  get leaves(): readonly number[] {
    return this.suspense.lasts && this.phase.name === "revealing"
      ? leavesBefore(resultOf(this.phase), this.view.leaves)
      : this.view.leaves;
  }
}
