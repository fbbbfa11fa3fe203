// The focus of a keyboard in a row of columns.
import { tick } from "svelte";

const leftOf = (one: Element): number => one.getBoundingClientRect().left;

/** Before a change: where it takes the focused button away, the next one to the right that can be pressed gets the focus. */
export function handOn(row: HTMLElement | undefined): void {
  const now = document.activeElement;
  if (!row || !(now instanceof HTMLButtonElement) || !row.contains(now)) return;
  const at = leftOf(now);
  void tick().then(() => {
    if (now.isConnected && !now.disabled) return;
    const left = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    (left.find((one) => leftOf(one) > at) ?? left[0])?.focus();
  });
}
