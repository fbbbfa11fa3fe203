// Makes the words of a box as large as they can be without overflowing it: for what is as long as it likes.

interface Sizes {
  most: number;
  least: number;
  step?: number;
  of?: unknown;
}

/** A word that is wider than its line overflows sideways, a list that is too long downwards. */
const holds = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

/** Sets `--fit` (in rem) on the box, whose own size must not hang on it. `of` is what the words come from: when it changes, they are measured anew. */
export function fit(box: HTMLElement, sizes: Sizes): { update: (sizes: Sizes) => void; destroy: () => void } {
  let now = sizes;
  const measure = (): void => {
    const step = now.step ?? 0.05;
    for (let size = now.most; ; size -= step) {
      box.style.setProperty("--fit", `${Math.max(size, now.least).toFixed(3)}rem`);
      if (size <= now.least || holds(box)) break;
    }
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  // Some letters come later than the first that are set in them: until they are there nothing shows, and so nothing moves.
  box.style.visibility = "hidden";
  requestAnimationFrame(() => {
    void document.fonts.ready.then(() => {
      measure();
      box.style.removeProperty("visibility");
    });
  });
  document.fonts.addEventListener("loadingdone", measure);
  return {
    update(next) {
      const same = next.of === now.of;
      now = next;
      if (!same) requestAnimationFrame(measure); // what flies past at present would be measured too
    },
    destroy() {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    },
  };
}
