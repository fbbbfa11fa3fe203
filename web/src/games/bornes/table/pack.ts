// Fits the contents of a zone without scrolling. Levels in order: large cards in one row, several rows, pictures only,
// text only; then the oldest sentences are folded away. Sets `data-level` and `--card-w`; the size of the zone itself
// must not depend on them.

interface Level {
  name: "row" | "rows" | "mini" | "minis" | "text";
  /** Card width in rem. */
  most: number;
  least: number;
}
const LEVELS: readonly Level[] = [
  { name: "row", most: 6.2, least: 2.9 },
  { name: "rows", most: 4.4, least: 3.3 },
  { name: "mini", most: 3.2, least: 2 },
  { name: "minis", most: 2.4, least: 1.8 },
  { name: "text", most: 1.8, least: 1.8 },
];
const STEP = 0.1;

const holds = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

/** Measures when the box is attached or resized, when fonts load, and when the content changes. The box stays hidden
 * until the fonts are ready, which may be a second after the cards, so that nothing shifts. */
function measured<T>(
  box: HTMLElement,
  measure: () => void,
  isNew: (next: T) => boolean,
): { update: (next: T) => void; destroy: () => void } {
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  box.style.visibility = "hidden";
  requestAnimationFrame(() => {
    measure(); // fonts are only requested for text that is laid out
    void document.fonts.ready.then(() => {
      measure();
      box.style.removeProperty("visibility");
    });
  });
  document.fonts.addEventListener("loadingdone", measure);
  return {
    update(next) {
      if (isNew(next)) requestAnimationFrame(measure);
    },
    destroy() {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    },
  };
}

interface Packed {
  /** The content; when it changes, the box is measured again. */
  of: unknown;
  /** Called with the number of items at the start that do not fit. */
  onfold: (count: number) => void;
}

export function pack(
  box: HTMLElement,
  packed: Packed,
): { update: (packed: Packed) => void; destroy: () => void } {
  let now = packed;
  const fold = (count: number): void => {
    [...box.children].forEach((child, nth) => child.toggleAttribute("hidden", nth < count));
    now.onfold(count);
  };
  const measure = (): void => {
    fold(0);
    for (const { name, most, least } of LEVELS) {
      box.dataset.level = name;
      for (let size = most; size >= least - 0.001; size -= STEP) {
        box.style.setProperty("--card-w", `${size.toFixed(2)}rem`);
        if (holds(box)) return;
      }
    }
    for (let count = 1; count < box.children.length && !holds(box); count += 1) fold(count);
  };
  return measured(box, measure, (next: Packed) => {
    const same = next.of === now.of;
    now = next;
    return !same;
  });
}

interface Filled extends Packed {
  /** Font size in rem. */
  most: number;
  least: number;
}

/** Sets the largest `--fit` (font size) at which a list fits; what does not fit at the smallest is left off. */
export function fill(
  box: HTMLElement,
  filled: Filled,
): { update: (filled: Filled) => void; destroy: () => void } {
  let now = filled;
  const measure = (): void => {
    const rows = [...(box.querySelector("ul, ol")?.children ?? [])];
    const keep = (count: number): void => {
      rows.forEach((row, nth) => row.toggleAttribute("hidden", nth >= count));
      now.onfold(rows.length - count);
    };
    keep(rows.length);
    for (let size = now.most; size >= now.least - 0.001; size -= 0.05) {
      box.style.setProperty("--fit", `${size.toFixed(2)}rem`);
      if (holds(box)) return;
    }
    for (let count = rows.length - 1; count > 0 && !holds(box); count -= 1) keep(count);
  };
  return measured(box, measure, (next: Filled) => {
    const same = next.of === now.of;
    now = next;
    return !same;
  });
}
