// Whose hands the device is in. With several people on it, a curtain falls between two of them.
import type { Room } from "./room.svelte";

export class SharedDevice {
  /** Who lifted the curtain last. */
  #lifted = $state<number | null>(null);
  /** Says whether the game shows nothing secret at present. The page that shows the game knows. */
  isOpen: () => boolean = () => false;

  /** Says whether the game gives somebody a moment to answer, who need not. */
  isAsked: (person: number) => boolean = () => false;

  constructor(private readonly room: Room) {}

  /** Nothing secret is on anybody's screen: nobody needs a curtain. */
  get open(): boolean {
    return this.isOpen();
  }

  /** People of this device who have a seat in the match, in the order of play. */
  get players(): number[] {
    return this.room.link.you.filter((person) => this.room.seatOf(person) !== null);
  }

  get shared(): boolean {
    return this.room.link.you.length > 1;
  }

  /** Whose turn it is to look at this device; nobody's, when the table waits for others. */
  get next(): number | null {
    const { players } = this;
    if (players.length === 0) return this.room.link.you[0] ?? null;
    const lifted = this.#lifted;
    // Whoever had it has used up his time, and this one has not had it yet.
    const called = players.find((person) => this.room.table.called.includes(person));
    if (called !== undefined) return called;
    const stays = lifted !== null && players.includes(lifted);
    // Whoever holds it keeps it while the table waits for him, or for nobody else here.
    if (stays && this.room.awaited(lifted)) return lifted;
    const waited = players.find((person) => this.room.awaited(person));
    if (waited !== undefined) return waited;
    if (stays && this.isAsked(lifted)) return lifted;
    const asked = players.find((person) => this.isAsked(person));
    if (asked !== undefined) return asked;
    if (stays) return lifted;
    return players.length === 1 || this.open ? players[0]! : null;
  }

  /** The person the screen is for; null while the curtain is down. */
  get holder(): number | null {
    const { next } = this;
    if (!this.shared || this.players.length < 2 || this.open) return next;
    return next === this.#lifted ? next : null;
  }

  /** The curtain is down: the device must be passed on. */
  get curtain(): boolean {
    return this.room.playing && !this.open && this.players.length > 1 && this.holder === null;
  }

  /** Who had it until it was called to somebody else. */
  get late(): number | null {
    const { next } = this;
    return this.#lifted !== next && next !== null && this.room.table.called.includes(next)
      ? this.#lifted
      : null;
  }

  /** « C’est moi ». */
  lift(person: number): void {
    this.#lifted = person;
  }

  /** Down again, before somebody else is given the device. */
  drop(): void {
    this.#lifted = null;
  }
}

/** All who look at this device together, nothing secret being on it; null: it is in one person's hands. */
export function playersTogether({ device }: Room): number[] | null {
  return device.shared && device.open && device.players.length > 1 ? device.players : null;
}

/** The seat this device speaks to; null: to nobody, or to several at once. */
export const spokenTo = (room: Room, seat: number | null): number | null =>
  playersTogether(room) ? null : seat;

export function goOnTogether(room: Room, person: number | null): number[] {
  const all = playersTogether(room) ?? (person === null ? [] : [person]);
  return all.filter((one) => room.prompt(one, "go-on"));
}
