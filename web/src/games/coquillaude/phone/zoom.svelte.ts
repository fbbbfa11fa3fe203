// Pointer gestures on the board: two fingers zoom and pan it; one finger pans a zoomed board, drags the word, or taps.
import { Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import { settings } from "../../../lib/settings.svelte";
import type { Window } from "../parts/Board.svelte";
import type { Grid } from "../parts/grid";

const FAR = 8; // pixels; a shorter movement is a tap
const CLOSEST = 6; // fewest visible squares per side
const CLOSE = 10;

interface Hands {
  /** Whether the word covers this square and may be dragged. */
  holds: (square: number) => boolean;
  tap: (square: number) => void;
  /** Offset in squares from where the drag started. */
  carry: (column: number, row: number) => void;
  grab: () => void;
}

interface Finger {
  x: number;
  y: number;
}

export class Zoom {
  readonly #whole: Window;
  readonly #tween: Tween<Window>;
  #fingers = new Map<number, Finger>();
  #start: { x: number; y: number; window: Window; carries: boolean; far: boolean } | null = null;
  #pinch: { apart: number; x: number; y: number; window: Window } | null = null;

  constructor(
    private readonly grid: Grid,
    private readonly hands: Hands,
  ) {
    this.#whole = { column: 0, row: 0, count: grid.side };
    this.#tween = new Tween(this.#whole, { easing: cubicOut });
  }

  get window(): Window {
    return this.#tween.current;
  }
  /** Based on the target of the animation, so it is right while the board is still moving. */
  get zoomed(): boolean {
    return this.#tween.target.count < this.grid.side - 0.5;
  }
  /** Whether the board extends beyond the visible part in that direction. */
  more(column: number, row: number): boolean {
    const { target } = this.#tween;
    const beyond = (at: number, step: number): boolean =>
      step < 0 ? at > 0.2 : step > 0 ? at < this.grid.side - target.count - 0.2 : false;
    return this.zoomed && (beyond(target.column, column) || beyond(target.row, row));
  }

  #go({ column, row, count: wanted }: Window, duration: number): void {
    const count = this.#count(wanted);
    const edge = (at: number): number => Math.max(0, Math.min(this.grid.side - count, at));
    void this.#tween.set(
      { column: edge(column), row: edge(row), count },
      { duration: settings.still ? 0 : duration },
    );
  }
  #count(squares: number): number {
    return Math.max(CLOSEST, Math.min(this.grid.side, squares));
  }
  whole(): void {
    this.#go(this.#whole, 240);
  }
  /** Zooms in with this square in the middle. */
  closer(column: number, row: number, count = CLOSE): void {
    this.#go({ column: column + 0.5 - count / 2, row: row + 0.5 - count / 2, count }, 240);
  }
  pan(column: number, row: number): void {
    const { target } = this.#tween;
    const by = Math.max(1, Math.round(target.count / 2));
    this.#go({ ...target, column: target.column + column * by, row: target.row + row * by }, 180);
  }

  #squareAt(box: DOMRect, { x, y }: Finger): { column: number; row: number } {
    const { column, row, count } = this.window;
    const at = (from: number, share: number): number =>
      Math.max(0, Math.min(this.grid.side - 1, Math.floor(from + share * count)));
    return { column: at(column, (x - box.left) / box.width), row: at(row, (y - box.top) / box.height) };
  }

  /** Event handlers to spread on the board's container. */
  readonly grip = {
    onpointerdown: (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      const box = event.currentTarget as HTMLElement;
      box.setPointerCapture(event.pointerId);
      const finger = { x: event.clientX, y: event.clientY };
      this.#fingers.set(event.pointerId, finger);
      if (this.#fingers.size === 2) return this.#begin();
      const { column, row } = this.#squareAt(box.getBoundingClientRect(), finger);
      const carries = this.hands.holds(this.grid.square(column, row));
      this.#start = { ...finger, window: this.window, carries, far: false };
      if (carries) this.hands.grab();
    },
    onpointermove: (event: PointerEvent): void => {
      if (!this.#fingers.has(event.pointerId)) return;
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.#pinch) this.#stretch(box);
      else if (this.#start) this.#drag(event, box);
    },
    onpointerup: (event: PointerEvent): void => {
      const start = this.#start;
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const tapped = start && !start.far && !this.#pinch && this.#fingers.has(event.pointerId);
      this.#lift(event);
      if (!tapped) return;
      const { column, row } = this.#squareAt(box, { x: event.clientX, y: event.clientY });
      this.hands.tap(this.grid.square(column, row));
    },
    onpointercancel: (event: PointerEvent): void => this.#lift(event),
  };

  #lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#start = null;
    if (this.#fingers.size < 2) this.#pinch = null;
  }

  #middle(): { apart: number; x: number; y: number } {
    const [one, other] = [...this.#fingers.values()] as [Finger, Finger];
    return {
      apart: Math.max(10, Math.hypot(one.x - other.x, one.y - other.y)),
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    };
  }
  #begin(): void {
    this.#start = null;
    this.#pinch = { ...this.#middle(), window: this.window };
  }
  #stretch(box: DOMRect): void {
    const began = this.#pinch!;
    const now = this.#middle();
    const { window } = began;
    const count = this.#count((window.count * began.apart) / now.apart);
    // Keeps the same board position under the fingers.
    const share = (at: number, from: number, size: number): number => (at - from) / size;
    const column =
      window.column +
      share(began.x, box.left, box.width) * window.count -
      share(now.x, box.left, box.width) * count;
    const row =
      window.row +
      share(began.y, box.top, box.height) * window.count -
      share(now.y, box.top, box.height) * count;
    this.#go({ column, row, count }, 0);
  }
  #drag(event: PointerEvent, box: DOMRect): void {
    const start = this.#start!;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.far && Math.hypot(dx, dy) <= FAR) return;
    start.far = true;
    const squares = (by: number): number => (by / box.width) * start.window.count;
    if (start.carries) this.hands.carry(Math.round(squares(dx)), Math.round(squares(dy)));
    else if (this.zoomed)
      this.#go(
        { ...start.window, column: start.window.column - squares(dx), row: start.window.row - squares(dy) },
        0,
      );
  }
}
