// Helpers for typing a word anywhere on the page.

/** Reduces a text to A–Z, as on tiles and cards. */
export const plain = (text: string): string =>
  text
    .replace(/œ/gi, "OE")
    .replace(/æ/gi, "AE")
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase();

/** Whether the key press belongs to a text field or an open sheet. */
export const typesElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector("dialog[open]") !== null;
