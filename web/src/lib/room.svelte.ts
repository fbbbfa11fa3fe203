// A table as its screens use it: people, seats, the persons of this device, and what may be done.
import { getContext, setContext } from "svelte";
import type { KeepingView, PersonView, Prompt, TableView } from "../gen/wire";
import { SharedDevice } from "./sharedDevice.svelte";
import { TimeUp } from "./timeUp.svelte";
import type { Link } from "./link.svelte";
import { granted } from "./attempt.svelte";
import { Refusal } from "./wire";
import { toast } from "./toasts.svelte";

/** Absent, with no stand-in: gone for good, or missing longer than a short loss of connection. */
export const isAbsent = (person: PersonView): boolean =>
  !person.level && !person.stand_in && (Boolean(person.missing) || person.presence === "gone");

const NOBODY: PersonView = { id: 0, name: "?", animal: "robot", presence: "gone" };

export class Room {
  readonly device: SharedDevice;
  readonly timeUp = new TimeUp();
  /** Whether a screen is still showing events step by step; announcements of the game wait until it has. */
  keepsBack = $state.raw<() => boolean>(() => false);
  readonly #known = new Map<number, PersonView>();

  /** End of the current phase in match time; set by the page that shows the game. */
  endsAt: () => number | null = () => null;

  constructor(readonly link: Link) {
    this.device = new SharedDevice(this);
  }

  get code(): string {
    return this.link.code;
  }

  /** Only valid once a table is shown. */
  get table(): TableView {
    return this.link.table!;
  }

  get people(): PersonView[] {
    return this.table.people;
  }

  get host(): PersonView {
    return this.person(this.table.host);
  }

  /** A person of this device is the host, not merely deputising. */
  get hosting(): boolean {
    return this.minding && this.table.lent_by === 0;
  }

  /** A person of this device is the host or the deputy. */
  get minding(): boolean {
    return this.link.you.includes(this.table.host);
  }

  /** The person of this device who decides about absent players, if any. */
  get acting(): number | undefined {
    return this.link.you.includes(this.table.acting) ? this.table.acting : undefined;
  }

  /** The person in whose name the host's commands are sent. */
  get hostSelf(): number | undefined {
    return this.minding ? this.table.host : undefined;
  }

  get watching(): boolean {
    return this.link.you.length === 0;
  }

  /** A match is being played. */
  get playing(): boolean {
    return this.table.match !== null && !this.table.match.outcome;
  }

  /** Whether the last match can be replayed; a private one only once everybody has agreed to keep it. */
  get replayable(): boolean {
    const { match, keeping } = this.table;
    const kept = keeping.some((one) => one.match === match?.id && one.fate === "kept");
    return Boolean(match?.outcome) && (!match?.private || kept);
  }

  /** Whether a person of this device may still vote on keeping that match. */
  mayKeep(one: KeepingView): boolean {
    return one.fate === "" && one.asked.some((id) => this.link.you.includes(id));
  }

  get asked(): boolean {
    return this.table.keeping.some((one) => this.mayKeep(one));
  }

  person(id: number): PersonView {
    return this.people.find((one) => one.id === id) ?? { ...NOBODY, id };
  }

  /** Who sits, or sat, on a seat of the current match. */
  seated(seat: number): PersonView {
    const { match, evening } = this.table;
    const id = match?.seats[seat] ?? 0;
    const there = this.people.find((one) => one.id === id) ?? this.#known.get(id);
    if (there) return there;
    const then = evening.find((one) => one.match === match?.id);
    const [name, animal] = [then?.names[seat], then?.animals[seat]];
    return { ...NOBODY, id, ...(name ? { name } : {}), ...(animal ? { animal } : {}) };
  }

  /** Remembers people who leave: their name and face stay in the match. */
  notice(people: readonly PersonView[]): void {
    for (const one of people) this.#known.set(one.id, { ...one, presence: "gone", level: 0 });
  }

  /** The seat of a person in the current match, or null. */
  seatOf(person: number): number | null {
    const seat = this.table.match?.seats.indexOf(person) ?? -1;
    return seat < 0 ? null : seat;
  }

  readonly name = (seat: number): string => this.seated(seat).name;

  prompts(person: number): Prompt[] {
    return this.link.mine[String(person)]?.prompts ?? [];
  }

  prompt(person: number, act: string): Prompt | undefined {
    return this.prompts(person).find((one) => one.act === act);
  }

  /** The table waits for this person. */
  awaited(person: number): boolean {
    return this.prompts(person).some((one) => one.must);
  }

  /** Sends a command and shows a refusal as a toast. Resolves to whether it was granted. */
  async wish(command: Parameters<Link["ask"]>[0], as = this.speaker): Promise<boolean> {
    const answer = await granted(this.link.ask(command, as));
    if (!(answer instanceof Refusal)) return true;
    toast(answer.say, "refused");
    return false;
  }

  /** The sender of commands where it does not matter which person of this device sends them. */
  get speaker(): number | undefined {
    return this.hostSelf ?? this.device.holder ?? this.link.you[0];
  }
}

const ROOM = Symbol("room");
export const provideRoom = (room: Room): Room => setContext(ROOM, room);
export const useRoom = (): Room => getContext<Room>(ROOM);
