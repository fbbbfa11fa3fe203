// Drags one of several items (rows of a list, tiles of a word) to another place. The item follows
// the finger, the others may make room, and the new place is reported on release. A component that
// uses it also offers a way without dragging.

const FAR = 8; // pixels of tolerance: a shorter movement is a tap
const EDGE = 64; // pixels from the edge of the scroll container where auto-scroll begins
const LINE = 2; // weight of vertical distance: another line counts as further away

interface Among<Key> {
  /** In order. */
  keys: () => readonly Key[];
  /** In the same order. */
  elements: () => Iterable<Element>;
  drop: (key: Key, from: number, to: number) => void;
  grab?: () => void;
  /** Tiles move in both directions, rows only vertically. */
  anywhere?: boolean;
}

interface Held<Key> {
  key: Key;
  from: number;
  /** The place it would take. */
  to: number;
  /** Distance dragged. */
  dx: number;
  dy: number;
  /** Moved further than a tap. */
  away: boolean;
}

export class Drag<Key> {
  held = $state.raw<Held<Key> | null>(null);
  #start = { x: 0, y: 0, scroll: 0 };
  #middles: { x: number; y: number }[] = [];
  /** Height of the gap the others open. */
  #height = 0;
  #scroller: HTMLElement | null = null;
  #dragged = false;

  constructor(private readonly among: Among<Key>) {}

  /** Event handlers of the drag handle, to be spread on it. */
  grip(key: Key): Record<string, (event: PointerEvent) => void> {
    return {
      onpointerdown: (event) => this.#grab(event, key),
      onpointermove: (event) => this.#carry(event),
      onpointerup: () => this.#drop(),
      onpointercancel: () => (this.held = null), // the system cancelled the drag: nothing moves
    };
  }

  /** A click that ends a drag is not a tap. A click without a pointer (keyboard) is. */
  isTap(click: MouseEvent): boolean {
    const tap = !this.#dragged || click.detail === 0;
    this.#dragged = false;
    return tap;
  }

  /** Vertical offset of a row: the dragged one, or one that makes room. */
  shift(key: Key): number {
    if (!this.held) return 0;
    const { from, to, dy } = this.held;
    if (key === this.held.key) return dy;
    const at = this.among.keys().indexOf(key);
    if (at > from && at <= to) return -this.#height;
    if (at < from && at >= to) return this.#height;
    return 0;
  }

  #grab(event: PointerEvent, key: Key): void {
    this.#dragged = false;
    if (event.button !== 0 || this.held) return;
    const grip = event.currentTarget as HTMLElement;
    grip.setPointerCapture(event.pointerId);
    this.#scroller = this.among.anywhere ? null : grip.closest<HTMLElement>(".body");
    const boxes = [...this.among.elements()].map((one) => one.getBoundingClientRect());
    this.#middles = boxes.map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }));
    const from = this.among.keys().indexOf(key);
    const [before, mine, after] = [boxes[from - 1], boxes[from], boxes[from + 1]];
    const gap = after && mine ? after.top - mine.bottom : before && mine ? mine.top - before.bottom : 0;
    this.#height = (mine?.height ?? 0) + gap;
    this.#start = { x: event.clientX, y: event.clientY, scroll: this.#scroller?.scrollTop ?? 0 };
    this.held = { key, from, to: from, dx: 0, dy: 0, away: false };
    this.among.grab?.();
  }

  #carry(event: PointerEvent): void {
    if (!this.held) return;
    this.#scroll(event.clientY);
    const scrolled = (this.#scroller?.scrollTop ?? 0) - this.#start.scroll;
    const dx = this.among.anywhere ? event.clientX - this.#start.x : 0;
    const dy = event.clientY - this.#start.y + scrolled;
    const away = this.held.away || Math.hypot(dx, dy) > FAR;
    this.held = { ...this.held, dx, dy, away, to: this.#nearest(this.held.from, dx, dy) };
  }

  /** The place nearest to the dragged item. */
  #nearest(from: number, dx: number, dy: number): number {
    const here = this.#middles[from];
    if (!here) return from;
    const far = this.#middles.map(({ x, y }) => Math.hypot(x - here.x - dx, (y - here.y - dy) * LINE));
    return far.indexOf(Math.min(...far));
  }

  #drop(): void {
    const done = this.held;
    this.held = null;
    this.#dragged = done?.away ?? false;
    if (done?.away && done.to !== done.from) this.among.drop(done.key, done.from, done.to);
  }

  #scroll(y: number): void {
    const box = this.#scroller?.getBoundingClientRect();
    if (!box) return;
    if (y < box.top + EDGE) this.#scroller!.scrollTop -= 8;
    else if (y > box.bottom - EDGE) this.#scroller!.scrollTop += 8;
  }
}
