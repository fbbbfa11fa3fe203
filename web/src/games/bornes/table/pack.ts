// Lets a zone hold all that lies in it, without scrolling: cards as large as can be, in one row, then in several; then their pictures
// alone, which the full sentence explains; then the sentences alone; and the oldest of them are folded away. Sets `data-level` and
// `--card-w`, on which its own size must not hang.

interface Level {
  name: "row" | "rows" | "mini" | "text";
  /** Of a card's width, in rem. */
  most: number;
  least: number;
}
const LEVELS: readonly Level[] = [
  { name: "row", most: 6.2, least: 3.3 },
  { name: "rows", most: 4.4, least: 3.3 },
  { name: "mini", most: 3.2, least: 1.8 },
  { name: "text", most: 1.8, least: 1.8 },
];
const STEP = 0.1;

const holds = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

interface Packed {
  /** What lies there: when it changes, it is measured anew. */
  of: unknown;
  /** So many of the first ones have no room. */
  onfold: (count: number) => void;
}

export function pack(box: HTMLElement, packed: Packed): { update: (packed: Packed) => void; destroy: () => void } {
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
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  void document.fonts.ready.then(measure);
  document.fonts.addEventListener("loadingdone", measure);
  return {
    update(next) {
      const same = next.of === now.of;
      now = next;
      if (!same) requestAnimationFrame(measure);
    },
    destroy() {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    },
  };
}
