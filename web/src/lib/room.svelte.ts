// A table as its screens use it: who is who, whose phone this is, and what may be done.
import { getContext, setContext } from "svelte";
import type { KeepingView, PersonView, Prompt, TableView } from "../gen/wire";
import { SharedDevice } from "./sharedDevice.svelte";
import { TimeUp } from "./timeUp.svelte";
import type { Link } from "./link.svelte";
import { granted } from "./attempt.svelte";
import { Refusal } from "./wire";
import { toast } from "./toasts.svelte";

/** Not there, and nobody plays for him: for longer than a tunnel lasts, or for good. */
export const isAbsent = (person: PersonView): boolean =>
  !person.level && !person.stand_in && (Boolean(person.missing) || person.presence === "gone");

const NOBODY: PersonView = { id: 0, name: "?", animal: "robot", presence: "gone" };

export class Room {
  readonly device: SharedDevice;
  readonly timeUp = new TimeUp();
  /** A screen shows what happened little by little: until then nobody is told of it. */
  keepsBack = $state.raw<() => boolean>(() => false);
  readonly #known = new Map<number, PersonView>();

  /** When the time of the present phase is up, in match time. The page that shows the game knows. */
  endsAt: () => number | null = () => null;

  constructor(readonly link: Link) {
    this.device = new SharedDevice(this);
  }

  get code(): string {
    return this.link.code;
  }

  /** Only to be read where a table is shown. */
  get table(): TableView {
    return this.link.table!;
  }

  get people(): PersonView[] {
    return this.table.people;
  }

  get host(): PersonView {
    return this.person(this.table.host);
  }

  /** One of the people of this device keeps the table, and not only until the host is back. */
  get hosting(): boolean {
    return this.minding && this.table.lent_by === 0;
  }

  /** One of the people of this device keeps the match going: the host, or who has the role until he is back. */
  get minding(): boolean {
    return this.link.you.includes(this.table.host);
  }

  /** One of the people of this device decides what becomes of somebody's seat. */
  get acting(): number | undefined {
    return this.link.you.includes(this.table.acting) ? this.table.acting : undefined;
  }

  /** The person a wish of the host is sent for. */
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

  /** Whether the last match can be seen again: a private one, when everybody has agreed to keep it. */
  get replayable(): boolean {
    const { match, keeping } = this.table;
    const kept = keeping.some((one) => one.match === match?.id && one.fate === "kept");
    return Boolean(match?.outcome) && (!match?.private || kept);
  }

  /** Whether one of the people of this device may still say if that match is kept. */
  mayKeep(one: KeepingView): boolean {
    return one.fate === "" && one.asked.some((id) => this.link.you.includes(id));
  }

  get asked(): boolean {
    return this.table.keeping.some((one) => this.mayKeep(one));
  }

  person(id: number): PersonView {
    return this.people.find((one) => one.id === id) ?? { ...NOBODY, id };
  }

  /** Who sits on a seat of the present match; or sat there, and has left since. */
  seated(seat: number): PersonView {
    const { match, evening } = this.table;
    const id = match?.seats[seat] ?? 0;
    const there = this.people.find((one) => one.id === id) ?? this.#known.get(id);
    if (there) return there;
    const then = evening.find((one) => one.match === match?.id);
    const [name, animal] = [then?.names[seat], then?.animals[seat]];
    return { ...NOBODY, id, ...(name ? { name } : {}), ...(animal ? { animal } : {}) };
  }

  /** Those who were here a moment ago: whoever leaves keeps his face in what was played. */
  notice(people: readonly PersonView[]): void {
    for (const one of people) this.#known.set(one.id, { ...one, presence: "gone", level: 0 });
  }

  /** The seat of a person in the present match, or null. */
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

  /** A wish to the table, whose refusal is told in passing. Says whether it was granted. */
  async wish(command: Parameters<Link["ask"]>[0], as = this.speaker): Promise<boolean> {
    const answer = await granted(this.link.ask(command, as));
    if (!(answer instanceof Refusal)) return true;
    toast(answer.say, "refused");
    return false;
  }

  /** Who speaks when it does not matter who. */
  get speaker(): number | undefined {
    return this.hostSelf ?? this.device.holder ?? this.link.you[0];
  }
}

const ROOM = Symbol("room");
export const provideRoom = (room: Room): Room => setContext(ROOM, room);
export const useRoom = (): Room => getContext<Room>(ROOM);
