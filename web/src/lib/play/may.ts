// The actions a person may do now, from the server's prompts.
import type { Prompt } from "../../gen/wire";
import type { Room } from "../room.svelte";

export class May {
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {}

  prompt(act: string): Prompt | undefined {
    const person = this.person();
    return person === null ? undefined : this.room.prompt(person, act);
  }

  /** An action may be offered several times, with different choices. */
  prompts(act: string): Prompt[] {
    const person = this.person();
    return person === null ? [] : this.room.prompts(person).filter((one) => one.act === act);
  }

  has(act: string): boolean {
    return this.prompt(act) !== undefined;
  }

  /** The choices of a field; none where the action is not offered. */
  of(act: string, field: string): number[] {
    const need = this.prompt(act)?.needs?.[field];
    return need?.kind === "pick" ? (need.of as number[]) : [];
  }

  /** The cards, tiles or items that a field may name. */
  ids(act: string, field: string): readonly string[] {
    const need = this.prompt(act)?.needs?.[field];
    return need?.kind === "several" ? need.of : [];
  }

  /** Longest text of a field; `otherwise` where the action is not offered. */
  most(act: string, field: string, otherwise: number): number {
    const need = this.prompt(act)?.needs?.[field];
    return need?.kind === "text" ? need.most : otherwise;
  }
}
