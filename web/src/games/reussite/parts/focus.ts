// Keeps the keyboard focus in a row of columns.
import { tick } from "svelte";

const leftOf = (one: Element): number => one.getBoundingClientRect().left;

/** Call before an update: if it removes or disables the focused button, the next one to its right gets the focus. */
export function keepFocus(row: HTMLElement | undefined): void {
  const now = document.activeElement;
  if (!row || !(now instanceof HTMLButtonElement) || !row.contains(now)) return;
  const at = leftOf(now);
  void tick().then(() => {
    if (now.isConnected && !now.disabled) return;
    const left = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    (left.find((one) => leftOf(one) > at) ?? left[0])?.focus();
  });
}
