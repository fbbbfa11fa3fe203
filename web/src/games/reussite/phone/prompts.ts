// What somebody may do at present, as the server lists it.
import type { Room } from "../../../lib/room.svelte";

export class May {
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {}

  has(act: string): boolean {
    const person = this.person();
    return person !== null && this.room.prompt(person, act) !== undefined;
  }

  /** The choices of a field; none where the act is not offered. */
  of(act: string, field: string): number[] {
    const person = this.person();
    const need = person === null ? undefined : this.room.prompt(person, act)?.needs?.[field];
    return need?.kind === "pick" ? (need.of as number[]) : [];
  }
}
