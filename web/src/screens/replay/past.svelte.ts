// The finished matches of a table from the server, and one of them page by page.
import type { Event, PersonView, PlayedView } from "../../gen/wire";
import type { GameView } from "../../games/contract";
import type { Link } from "../../lib/link.svelte";

export interface PastMatch extends PlayedView {
  evening: number;
  animals: string[];
  kept: boolean;
}
interface ToldStep {
  at: number;
  by: number | null;
  act: string | null;
  view: GameView;
  events: Event[];
}
interface Page {
  total: number;
  from: number;
  rounds: number[];
  steps: ToldStep[];
}

const PAGE = 100;

export async function pastOf(link: Link): Promise<PastMatch[]> {
  return ((await link.ask({ act: "history" })) as { played: PastMatch[] }).played;
}

/** The person on a seat at the time, even if they have left since. */
export const seatedThen = (match: PastMatch, seat: number): Pick<PersonView, "id" | "name" | "animal"> => ({
  id: match.people[seat] ?? 0,
  name: match.names[seat] ?? "?",
  animal: match.animals[seat] || "robot",
});

/** The steps of a match from one point of view, loaded on demand. */
export class Course {
  total = $state(0);
  rounds = $state.raw<number[]>([]);
  #pages = $state.raw<ReadonlyMap<number, ToldStep[]>>(new Map());
  #coming = new Map<number, Promise<void>>();

  constructor(
    private readonly link: Link,
    private readonly match: string,
    readonly eyes: number | null,
  ) {}

  /** A step with its whole view; undefined until it is loaded. */
  step(at: number): ToldStep | undefined {
    return this.#pages.get(Math.floor(at / PAGE))?.[at % PAGE];
  }

  /** Rejects with a Refusal where the match cannot be shown. */
  load(at: number): Promise<void> {
    const page = Math.floor(at / PAGE);
    if (this.#pages.has(page)) return Promise.resolve();
    let coming = this.#coming.get(page);
    if (!coming) {
      coming = this.#fetch(page).finally(() => this.#coming.delete(page));
      this.#coming.set(page, coming);
    }
    return coming;
  }

  async #fetch(page: number): Promise<void> {
    const command = {
      act: "replay" as const,
      match: this.match,
      eyes: this.eyes,
      from: page * PAGE,
      count: PAGE,
    };
    const told = (await this.link.ask(command, this.eyes ?? undefined)) as Page;
    let view: GameView = {};
    const steps = told.steps.map((step) => ({ ...step, view: (view = { ...view, ...step.view }) }));
    this.total = told.total;
    this.rounds = told.rounds;
    this.#pages = new Map(this.#pages).set(page, steps);
  }

  /** The last step at or before a time: step numbers differ between points of view. */
  async near(time: number): Promise<number> {
    await this.load(0);
    let [low, high] = [0, this.total - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      await this.load(middle);
      if (this.step(middle)!.at <= time) low = middle;
      else high = middle - 1;
    }
    await this.load(low);
    return Math.max(0, low);
  }

  /** Loads all pages, in order. */
  async loadAll(): Promise<void> {
    for (let at = 0; at === 0 || at < this.total; at += PAGE) await this.load(at);
  }

  /** The loaded steps that contain this event. */
  where(key: string): number[] {
    return [...this.#pages].flatMap(([page, steps]) =>
      steps.flatMap((step, n) => (step.events.some((event) => event.key === key) ? [page * PAGE + n] : [])),
    );
  }

  /** The round of a step, from 0. */
  roundAt(at: number): number {
    return Math.max(0, this.rounds.filter((start) => start <= at).length - 1);
  }
}
