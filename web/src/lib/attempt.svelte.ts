// Something asked of the server by a tap: once at a time, and why it was refused.
import { Refusal } from "./wire";

export class Attempt {
  busy = $state(false);
  /** Of the last one, until something else is tried. */
  refusal = $state.raw<Refusal | null>(null);

  get say(): string {
    return this.refusal?.say ?? "";
  }

  /** Says whether it was granted. A second tap meanwhile does nothing. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await work();
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
