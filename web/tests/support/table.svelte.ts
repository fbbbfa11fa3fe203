// A table as a screen sees it, and a line to it whose answers the test gives.
import { flushSync } from "svelte";
import { vi } from "vitest";
import type { Event, MatchView, PersonView, Prompt, TableView } from "../../src/gen/wire";
import type { Link, LineState } from "../../src/lib/link.svelte";
import { Room } from "../../src/lib/room.svelte";
import { Refusal, type Mine } from "../../src/lib/wire";

export const person = (id: number, about: Partial<PersonView> = {}): PersonView => ({
  id,
  name: ["?", "Camille", "Papi Jo", "Mamie", "Lucas", "Inès"][id] ?? `Personne ${id}`,
  animal: ["", "renard", "hibou", "chat", "lapin", "ours"][id] ?? "panda",
  presence: "here",
  ...about,
});

export const match = (about: Partial<MatchView> = {}): MatchView => ({
  game: "g",
  id: "m1",
  number: 1,
  seats: [1, 2, 3],
  outcome: null,
  ...about,
});

/** Camille keeps it, Papi Jo and Mamie sit at it, and a match is played. */
export const tableView = (about: Partial<TableView> = {}): TableView => ({
  acting: 1,
  asleep: false,
  called: [],
  code: "MANO",
  evening: [],
  game: "g",
  guests: [],
  closable: false,
  helped: false,
  host: 1,
  lent_by: 0,
  house_words: 0,
  keeping: [],
  knock: false,
  locked: false,
  match: match(),
  medals: {},
  options: {},
  packs: [],
  paused: false,
  people: [person(1), person(2), person(3)],
  phase: null,
  ready: [],
  running: true,
  screens: 0,
  teams: [],
  voice: "",
  watching: 0,
  youngest: null,
  ...about,
});

export const prompt = (act: string, needs?: Prompt["needs"], must = true): Prompt => ({
  act,
  must,
  ...(needs ? { needs } : {}),
});

interface Sent {
  what: Record<string, unknown>;
  as: number | undefined;
  accept: (answer?: unknown) => Promise<void>;
  refuse: (key?: string, say?: string) => Promise<void>;
  /** No refusal: something broke. */
  break: (fault: Error) => Promise<void>;
}

/** What follows from an answer has followed. */
export async function settled(millis = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(millis);
  flushSync();
}

/** For what a script brings that is fetched: as soon as it is there. */
export const eventually = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 60_000 });

export class FakeLink {
  readonly code = "MANO";
  state = $state<LineState>("open");
  table = $state.raw<TableView>(tableView());
  view = $state.raw<Record<string, unknown> | null>(null);
  mine = $state.raw<Record<string, Mine>>({});
  you = $state.raw<number[]>([1]);
  turnedAt = $state.raw<number | null>(null);
  /** All that was sent, the oldest first. */
  readonly sent: Sent[] = [];
  readonly #listeners = new Set<(events: Event[], fresh: boolean) => void>();

  do(action: object, as?: number): Promise<unknown> {
    return this.#take(action, as);
  }
  ask(command: object, as?: number): Promise<unknown> {
    return this.#take(command, as);
  }
  onEvents(listener: (events: Event[], fresh: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something happens at the table. */
  tell(events: Event[], fresh = true): void {
    for (const one of this.#listeners) one(events, fresh);
    flushSync();
  }
  /** What a person may do now. */
  offer(who: number, ...prompts: Prompt[]): void {
    this.mine = { ...this.mine, [who]: { view: {}, prompts } };
    flushSync();
  }
  get last(): Sent {
    return this.sent.at(-1)!;
  }
  get all(): Record<string, unknown>[] {
    return this.sent.map((one) => one.what);
  }

  #take(what: object, as: number | undefined): Promise<unknown> {
    return new Promise((settle, fail) => {
      this.sent.push({
        what: what as Record<string, unknown>,
        as,
        accept: (answer = null) => (settle(answer), settled()),
        refuse: (key = "too-late", say = "Trop tard.") => (fail(new Refusal(key, say)), settled()),
        break: (fault) => (fail(fault), settled()),
      });
    });
  }
}

export function roomWith(
  about: Partial<TableView> = {},
  you: number[] = [1],
): { room: Room; link: FakeLink } {
  const link = new FakeLink();
  link.table = tableView(about);
  link.you = you;
  return { room: new Room(link as unknown as Link), link };
}
