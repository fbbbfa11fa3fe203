// Arrow keys in a radio group: one tab stop; the arrows move the choice and the focus.

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Handler for the group's keydown. `now` is the index of the choice, -1 for none. */
export function arrows(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  now: number,
  count: number,
  choose: (at: number) => void,
): void {
  const step = STEPS[event.key];
  if (step === undefined || count === 0) return;
  event.preventDefault();
  const next = now < 0 ? 0 : (now + step + count) % count;
  choose(next);
  event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")[next]?.focus();
}
