// The state of a player's screen, for any game: the view, the person, and the allowed
// actions. A game's components get it as `play`.
import { untrack, type Component } from "svelte";
import type { AnyAction } from "../../gen/actions";
import type { GameView, PhoneProps } from "../../games/contract";
import { Doing } from "../attempt.svelte";
import { useRoom } from "../room.svelte";
import { provideChair } from "./Couch.svelte";
import { May } from "./may";

interface AnyView {
  phase: { name: string };
}

export class Play<View extends AnyView = AnyView, Mine = unknown, Action extends AnyAction = AnyAction> {
  readonly room = useRoom();
  readonly doing: Doing<Action>;
  readonly may: May;
  readonly view: View = $derived.by(() => this.asView(this.shown().view));
  readonly mine: Mine = $derived.by(() => this.asMine(this.shown().mine));
  readonly phase: View["phase"] = $derived.by(() => this.view.phase);

  /** Call while the game's screen is initialised. */
  constructor(
    private readonly shown: () => PhoneProps,
    private readonly asView: (view: GameView) => View,
    private readonly asMine: (mine: GameView | null) => Mine,
  ) {
    this.doing = new Doing(this.room, () => this.person);
    this.may = new May(this.room, () => this.person);
    provideChair(() => (this.shown().onjoin ?? this.shown().onmenu)());
  }

  /** Null: on the couch, or too late for this match. */
  get seat(): number | null {
    return this.shown().seat;
  }
  /** Null: a viewer without a person. */
  get person(): number | null {
    return this.shown().person;
  }
  readonly onmenu = (): void => this.shown().onmenu();
  readonly name = (seat: number): string => this.room.name(seat);
}

/** A component that draws one phase of the match. */
export type Task<P> = Component<{ play: P }>;
/** The component of each phase: one for all, or one by role. */
export type Tasks<P extends Play, Role extends string> = Readonly<
  Record<P["view"]["phase"]["name"], Task<P> | Readonly<Record<Role, Task<P>>>>
>;

export function taskOf<P extends Play, Role extends string>(
  tasks: Tasks<P, Role>,
  phase: string,
  role: Role,
): Task<P> {
  const found: Task<P> | Readonly<Record<Role, Task<P>>> = tasks[phase as P["view"]["phase"]["name"]];
  return typeof found === "function" ? found : found[role];
}

/** Clears refusals when the moment changes: they concern earlier actions. */
export function forgetRefusals(play: Play, moment: () => string): void {
  $effect(() => {
    void moment();
    untrack(() => (play.doing.refusal = null));
  });
}
