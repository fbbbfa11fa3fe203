// Lets a zone hold all that lies in it, without scrolling: cards as large as can be, in one row, then in several; then their pictures
// alone, which the full sentence explains; then the sentences alone; and the oldest of them are folded away. Sets `data-level` and
// `--card-w`, on which its own size must not hang.

interface Level {
  name: "row" | "rows" | "mini" | "minis" | "text";
  /** Of a card's width, in rem. */
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

/** Measured when it comes, when its size changes, when the letters have come, and when something else lies there. Until they are there
 * nothing shows, and so nothing moves: on a slow evening they come a second after the cards. */
function measured<T>(
  box: HTMLElement,
  measure: () => void,
  isNew: (next: T) => boolean,
): { update: (next: T) => void; destroy: () => void } {
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  box.style.visibility = "hidden";
  requestAnimationFrame(() => {
    measure(); // only what is laid out asks for its letters
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
  /** What lies there: when it changes, it is measured anew. */
  of: unknown;
  /** So many of the first ones have no room. */
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
  /** Of the letters, in rem. */
  most: number;
  least: number;
}

/** A list in a box: its letters (`--fit`) as large as can be; and what has no room even then is left off at its end. */
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
