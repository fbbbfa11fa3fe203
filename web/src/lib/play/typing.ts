// A word typed on a keyboard, anywhere on the page.

/** As tiles and cards know a text: A to Z. */
export const plain = (text: string): string =>
  text
    .replace(/œ/gi, "OE")
    .replace(/æ/gi, "AE")
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase();

/** A field is typed in, or a sheet lies above. */
export const typesElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector("dialog[open]") !== null;
