// Numbers that move to their targets one step at a time: pawns on a track, points counting up.
import { untrack } from "svelte";
import { settings } from "../settings.svelte";

interface Stepping {
  /** Starting numbers; by default the targets. */
  from?: () => readonly number[];
  /** Milliseconds between two steps, and before the first. */
  every: number;
  pause?: number;
  /** Jump to the targets at once. */
  still?: () => boolean;
  /** After each step, counted from 1. */
  onstep?: (nth: number) => void;
}

/** Call during component initialisation. */
export function stepping(
  goal: () => readonly number[],
  { from = goal, every, pause = 0, still = () => false, onstep }: Stepping,
): { readonly now: readonly number[] } {
  const stands = (): boolean => settings.still || still();
  let now = $state.raw(untrack(() => (stands() ? goal() : from())));
  $effect(() => {
    const end = goal();
    if (untrack(() => stands() || now.length !== end.length)) {
      now = end;
      return;
    }
    let nth = 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = (): void => {
      if (now.every((one, at) => one === end[at])) return;
      now = now.map((one, at) => one + Math.sign(end[at]! - one));
      onstep?.((nth += 1));
      timer = setTimeout(step, every);
    };
    timer = setTimeout(step, pause + every);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
