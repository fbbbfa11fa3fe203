// A row dragged by its grip: it follows the finger, the others make room, and the new place is told when it is let go.

const EDGE = 64; // pixels from the edge of the list where it begins to scroll

export class Sorting {
  /** The row in the hand, and how far it has been carried. */
  held = $state<number | null>(null);
  carried = $state(0);
  /** The place it would take. */
  to = $state(0);
  #from = 0;
  #startY = 0;
  #startScroll = 0;
  #middles: number[] = [];
  #height = 0;
  #list: HTMLElement | null = null;
  #scroller: HTMLElement | null = null;

  constructor(
    private readonly ids: () => readonly number[],
    private readonly ondrop: (id: number, to: number) => void,
  ) {}

  grab(event: PointerEvent, id: number, list: HTMLElement): void {
    if (event.button !== 0 || this.held !== null) return;
    const grip = event.currentTarget as HTMLElement;
    grip.setPointerCapture(event.pointerId);
    this.#list = list;
    this.#scroller = list.closest<HTMLElement>(".body");
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    this.#from = this.ids().indexOf(id);
    this.#middles = rows.map((row) => row.top + row.height / 2);
    const [mine, next, before] = [rows[this.#from], rows[this.#from + 1], rows[this.#from - 1]];
    const gap = next && mine ? next.top - mine.bottom : before && mine ? mine.top - before.bottom : 0;
    this.#height = (mine?.height ?? 0) + gap;
    this.#startY = event.clientY;
    this.#startScroll = this.#scroller?.scrollTop ?? 0;
    this.held = id;
    this.carried = 0;
    this.to = this.#from;
  }

  drag(event: PointerEvent): void {
    if (this.held === null) return;
    this.#scroll(event.clientY);
    this.carried = event.clientY - this.#startY + (this.#scroller?.scrollTop ?? 0) - this.#startScroll;
    const middle = (this.#middles[this.#from] ?? 0) + this.carried;
    const passed = this.#middles.filter((one, at) => at !== this.#from && one < middle).length;
    this.to = passed;
  }

  drop(): void {
    const { held, to } = this;
    this.held = null;
    this.carried = 0;
    if (held !== null && to !== this.#from) this.ondrop(held, to);
  }

  /** The finger was taken away by the system: nothing has moved. */
  cancel(): void {
    this.held = null;
    this.carried = 0;
  }

  /** How far a row stands from its place while another is carried past it. */
  shift(id: number): number {
    if (this.held === null) return 0;
    if (id === this.held) return this.carried;
    const at = this.ids().indexOf(id);
    if (at > this.#from && at <= this.to) return -this.#height;
    if (at < this.#from && at >= this.to) return this.#height;
    return 0;
  }

  #scroll(y: number): void {
    const box = this.#scroller?.getBoundingClientRect();
    if (!box || !this.#list) return;
    if (y < box.top + EDGE) this.#scroller!.scrollTop -= 8;
    else if (y > box.bottom - EDGE) this.#scroller!.scrollTop += 8;
  }
}
