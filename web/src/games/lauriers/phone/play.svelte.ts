// State of a player's screen of Les Lauriers, shared by its components.
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
  /** Withholds the verdict while the big screen plays it. */
  readonly suspense = new Suspense(this.room, () => verdictAct(this.view, settings.still));
  /** The word of the previous round, shown while the next one is chosen. */
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

  /** The leaves as told so far: those before the verdict while the big screen plays it. */
  get leaves(): readonly number[] {
    return this.suspense.lasts && this.phase.name === "revealing"
      ? leavesBefore(resultOf(this.phase), this.view.leaves)
      : this.view.leaves;
  }
}
