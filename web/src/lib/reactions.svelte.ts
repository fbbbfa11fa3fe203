// The six reactions players send at a table, and those now floating over the page.
import type { React } from "../gen/wire";

export const SIGNS: readonly React["kind"][] = ["bravo", "rire", "coeur", "oh", "hmm", "vite"];

const SHOWN_FOR = 3200;
const MOST = 8; // shown at once

class Reactions {
  list = $state.raw<{ id: number; person: number; kind: string }[]>([]);
  #next = 0;

  show(person: number, kind: string): void {
    const id = this.#next++;
    this.list = [...this.list.slice(1 - MOST), { id, person, kind }];
    setTimeout(() => (this.list = this.list.filter((one) => one.id !== id)), SHOWN_FOR);
  }
}
export const reactions = new Reactions();
