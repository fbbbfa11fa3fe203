// The finished match, as both end screens show it.
import type { MatchView, Outcome, PersonView } from "../../gen/wire";
import type { GameClient } from "../../games/contract";
import { uiText } from "../../lib/i18n.svelte";
import type { Room } from "../../lib/room.svelte";
import { climbers, minutesOf, placed, verdictOf, type Placed } from "./standing";

export class Ending {
  constructor(
    private readonly room: Room,
    private readonly game: () => GameClient,
  ) {}

  get match(): MatchView {
    return this.room.table.match!;
  }

  get outcome(): Outcome {
    return this.match.outcome!;
  }

  get everybody(): Placed[] {
    return placed(this.outcome, (seat) => this.room.seated(seat));
  }

  get won(): boolean {
    return this.outcome.winners.length > 0;
  }

  get stands(): { steps: Placed[]; others: Placed[] } {
    return climbers(this.everybody);
  }

  get title(): string {
    const { end } = uiText.t;
    if (!this.won) return this.outcome.stopped ? end.stopped : end.over;
    return this.game().triumph(this.outcome.winners.map((seat) => this.room.name(seat)));
  }

  /** The game's sentence about the outcome, beyond the places. */
  get verdict(): string {
    const told = verdictOf(this.outcome, (seat) => this.room.name(seat));
    return told || (this.outcome.stopped ? uiText.t.end.stoppedBelow : "");
  }

  /** « 8 tours, 41 minutes ». */
  get measure(): string {
    const { view } = this.room.link;
    const minutes = minutesOf(this.match);
    return [
      view ? (this.game().measure?.(view) ?? "") : "",
      minutes === null ? "" : uiText.t.end.minutes(minutes),
    ]
      .filter(Boolean)
      .join(", ");
  }

  get eager(): PersonView[] {
    return this.room.table.ready.map((id) => this.room.person(id));
  }
}
