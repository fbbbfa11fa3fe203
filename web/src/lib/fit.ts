// Makes a box's text as large as possible without overflow.

interface Sizes {
  most: number;
  least: number;
  step?: number;
  of?: unknown;
}

/** A word too wide overflows sideways, a list too long downwards. */
const holds = (box: HTMLElement): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

/**
 * Sets `--fit` (in rem) on the box, whose own size must not depend on it. When `of` (the text's
 * source) changes, the text is measured again.
 */
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
  // Hidden until its fonts are loaded, so that nothing shifts.
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
      if (!same) requestAnimationFrame(measure); // after the frame: elements in transition must not be measured
    },
    destroy() {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    },
  };
}
