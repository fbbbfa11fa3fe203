// Keyboard input anywhere on the page: letters write the word, arrows move it, the space bar turns it, Enter announces
// it.
import { DIRECTIONS } from "../parts/grid";
import { plain, typesElsewhere } from "../../../lib/play/typing";
import type { At, Direction } from "../view";
import type { Sketch } from "./sketch.svelte";

const STEPS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const middle = ({ grid: { side } }: Sketch): At => ({
  column: (side - 1) / 2,
  row: (side - 1) / 2,
  direction: "right",
});

const onControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, [role=radiogroup], a") !== null;

/** Moves the word by that many squares, within the board. */
export function moved(sketch: Sketch, column: number, row: number): void {
  const length = sketch.letters.length;
  if (length === 0) return;
  const { grid, at } = sketch;
  const from = at ?? middle(sketch);
  const by = at ? { column, row } : { column: -Math.floor(length / 2), row: 0 };
  sketch.place(grid.keep({ ...from, column: from.column + by.column, row: from.row + by.row }, length));
}

export function turned(sketch: Sketch, direction: Direction): void {
  if (sketch.letters.length === 0) return;
  const at = sketch.aim ?? sketch.at ?? middle(sketch);
  sketch.place(sketch.grid.keep({ ...at, direction }, sketch.letters.length), true, sketch.aim);
}

/**
 * After a letter was typed, arrows, space and Enter also go to the word whatever has focus, until elsewhere() is
 * called.
 */
export class Keys {
  #writing = false;

  constructor(
    private readonly sketch: () => Sketch | null,
    /** Called on Enter. */
    private readonly announce: () => void,
  ) {}

  elsewhere(): void {
    this.#writing = false;
  }

  press(event: KeyboardEvent): void {
    const sketch = this.sketch();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typesElsewhere(event.target))
      return;
    if (sketch === null || event.defaultPrevented) return;
    if (this.#writes(event, sketch) || this.#moves(event, sketch)) event.preventDefault();
  }

  #writes(event: KeyboardEvent, sketch: Sketch): boolean {
    if (/^\p{L}$/u.test(event.key)) {
      if (plain(sketch.word + event.key).length <= sketch.grid.side)
        sketch.write(sketch.word + event.key.toUpperCase());
    } else if (event.key === "Backspace" && sketch.word) sketch.write([...sketch.word].slice(0, -1).join(""));
    else if (event.key === "Escape" && sketch.word) sketch.write("");
    else return false;
    this.#writing = true;
    return true;
  }

  #moves(event: KeyboardEvent, sketch: Sketch): boolean {
    if (onControl(event.target) && !this.#writing) return false; // the control handles its own keys
    const step = STEPS[event.key];
    if (step && sketch.word) moved(sketch, ...step);
    else if (event.key === " " && sketch.word) {
      const now = DIRECTIONS.indexOf(sketch.at?.direction ?? "rising");
      turned(sketch, DIRECTIONS[(now + (event.shiftKey ? 3 : 1)) % DIRECTIONS.length]!);
    } else if (event.key === "Enter") this.announce();
    else return false;
    this.#writing = true;
    return true;
  }
}
