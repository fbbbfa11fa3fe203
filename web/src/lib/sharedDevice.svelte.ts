// Who holds a shared device. A curtain falls between two of its people.
import type { Room } from "./room.svelte";

export class SharedDevice {
  /** The person who last lifted the curtain. */
  #lifted = $state<number | null>(null);
  /** Whether the game shows nothing secret now; set by the page that shows the game. */
  isOpen: () => boolean = () => false;

  /** Whether the game offers a person an optional answer; set by the page that shows the game. */
  isAsked: (person: number) => boolean = () => false;

  constructor(private readonly room: Room) {}

  /** No screen shows a secret: no curtain is needed. */
  get open(): boolean {
    return this.isOpen();
  }

  /** The people of this device with a seat in the match, in the order of play. */
  get players(): number[] {
    return this.room.link.you.filter((person) => this.room.seatOf(person) !== null);
  }

  get shared(): boolean {
    return this.room.link.you.length > 1;
  }

  /** The person who should look at this device next; null when the table waits for others. */
  get next(): number | null {
    const { players } = this;
    if (players.length === 0) return this.room.link.you[0] ?? null;
    const lifted = this.#lifted;
    // The last holder's time is over, and this person has not had theirs.
    const called = players.find((person) => this.room.table.called.includes(person));
    if (called !== undefined) return called;
    const stays = lifted !== null && players.includes(lifted);
    // The holder keeps the device while the table waits for them, or for nobody else here.
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

  /** The person who held the device until another was called. */
  get late(): number | null {
    const { next } = this;
    return this.#lifted !== next && next !== null && this.room.table.called.includes(next)
      ? this.#lifted
      : null;
  }

  /** « C’est moi » : this person lifts the curtain. */
  lift(person: number): void {
    this.#lifted = person;
  }

  /** Lowers the curtain before the device is passed on. */
  drop(): void {
    this.#lifted = null;
  }
}

/** The people who look at this device together while nothing secret is shown; null: one person holds it. */
export function playersTogether({ device }: Room): number[] | null {
  return device.shared && device.open && device.players.length > 1 ? device.players : null;
}

/** The seat this device speaks to; null: none, or several at once. */
export const spokenTo = (room: Room, seat: number | null): number | null =>
  playersTogether(room) ? null : seat;

export function goOnTogether(room: Room, person: number | null): number[] {
  const all = playersTogether(room) ?? (person === null ? [] : [person]);
  return all.filter((one) => room.prompt(one, "go-on"));
}
