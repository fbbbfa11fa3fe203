// Makes the words of a box as large as they can be without overflowing it: for lists whose length nobody knows beforehand.

interface Sizes { most: number; least: number; step?: number; of?: unknown }

/** Sets `--fit` (in rem) on the box. `of` is what the words come from: when it changes, they are measured anew. */
export function fit(box: HTMLElement, sizes: Sizes): { update: (sizes: Sizes) => void; destroy: () => void } {
  let now = sizes;
  const measure = (): void => {
    const step = now.step ?? 0.05;
    for (let size = now.most; ; size -= step) {
      box.style.setProperty("--fit", `${Math.max(size, now.least).toFixed(3)}rem`);
      if (size <= now.least || box.scrollHeight <= box.clientHeight + 1) break;
    }
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(box);
  void document.fonts?.ready.then(measure);
  return {
    update(next) {
      now = next;
      requestAnimationFrame(measure);
    },
    destroy: () => watcher.disconnect(),
  };
}
