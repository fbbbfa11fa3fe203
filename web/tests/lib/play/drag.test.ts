// Something carried by a finger to another place.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Drag } from "../../../src/lib/play/drag.svelte";

const KEYS = ["a", "b", "c", "d"];
const box = (left: number, top: number, width = 100, height = 40): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** A finger on the grip of one of them. */
function finger(boxes: DOMRect[], about: { anywhere?: boolean; scroller?: HTMLElement } = {}) {
  const [drop, grab] = [vi.fn(), vi.fn()];
  const elements = boxes.map((one) => ({ getBoundingClientRect: () => one }) as unknown as Element);
  const drag = new Drag<string>({
    keys: () => KEYS,
    elements: () => elements,
    drop,
    grab,
    ...(about.anywhere ? { anywhere: true } : {}),
  });
  const capture = vi.fn();
  const grip = { setPointerCapture: capture, closest: () => about.scroller ?? null };
  const at = (x: number, y: number, button = 0): PointerEvent =>
    ({ clientX: x, clientY: y, button, pointerId: 7, currentTarget: grip }) as unknown as PointerEvent;
  let on = drag.grip("a");
  return {
    drag,
    drop,
    grab,
    capture,
    takes: (key: string, x: number, y: number, button = 0) => {
      on = drag.grip(key);
      on.onpointerdown!(at(x, y, button));
    },
    goes: (x: number, y: number) => on.onpointermove!(at(x, y)),
    letsGo: () => on.onpointerup!(at(0, 0)),
    isTakenAway: () => on.onpointercancel!(at(0, 0)),
  };
}
const click = (detail = 1): MouseEvent => ({ detail }) as MouseEvent;

describe("a row", () => {
  // Four rows, ten pixels apart.
  const rows = [0, 50, 100, 150].map((top) => box(0, top));
  let hand: ReturnType<typeof finger>;
  beforeEach(() => {
    hand = finger(rows);
  });

  test("is carried to another place, which is told when it is let go", () => {
    hand.takes("c", 10, 120);
    expect(hand.grab).toHaveBeenCalledTimes(1);
    expect(hand.capture).toHaveBeenCalledWith(7);
    hand.goes(10, 60);
    expect(hand.drop).not.toHaveBeenCalled();
    hand.goes(10, 20);
    expect(hand.drag.held).toMatchObject({ key: "c", from: 2, to: 0, dx: 0, dy: -100, away: true });
    hand.letsGo();
    expect(hand.drop.mock.calls).toEqual([["c", 2, 0]]);
    expect(hand.drag.held).toBeNull();
  });

  test.each([
    ["a", 0, 3, [150, -50, -50, -50]],
    ["a", 0, 1, [50, -50, 0, 0]],
    ["d", 3, 1, [0, 50, 50, -100]],
    ["b", 1, 2, [0, 50, -50, 0]],
  ])("%s from %i to %i: it follows the finger and the others make room", (key, from, to, shifts) => {
    hand.takes(key, 0, from * 50 + 20);
    hand.goes(0, to * 50 + 20);
    expect(KEYS.map((one) => hand.drag.shift(one))).toEqual(shifts);
    hand.letsGo();
    expect(KEYS.map((one) => hand.drag.shift(one))).toEqual([0, 0, 0, 0]);
    expect(hand.drop.mock.calls).toEqual([[key, from, to]]);
  });

  test("a finger that trembles has tapped", () => {
    hand.takes("a", 20, 20);
    hand.goes(23, 25);
    hand.letsGo();
    expect([hand.drop.mock.calls, hand.drag.isTap(click())]).toEqual([[], true]);
  });

  test("the click that ends a drag is no tap; the next one is, and one that no pointer made", () => {
    const carry = (): void => {
      hand.takes("a", 0, 20);
      hand.goes(0, 170);
      hand.letsGo();
    };
    carry();
    expect([hand.drag.isTap(click()), hand.drag.isTap(click())]).toEqual([false, true]);
    carry();
    expect(hand.drag.isTap(click(0))).toBe(true);
    carry();
    hand.takes("b", 0, 70);
    hand.letsGo();
    expect(hand.drag.isTap(click())).toBe(true);
  });

  test("carried away and back again has moved nowhere, and was no tap", () => {
    hand.takes("a", 0, 20);
    hand.goes(0, 170);
    hand.goes(0, 21);
    hand.letsGo();
    expect([hand.drop.mock.calls, hand.drag.isTap(click())]).toEqual([[], false]);
  });

  test("nothing moves when the system takes the finger away", () => {
    hand.takes("a", 0, 20);
    hand.goes(0, 170);
    hand.isTakenAway();
    hand.letsGo();
    expect([hand.drop.mock.calls, hand.drag.held]).toEqual([[], null]);
  });

  test("only the first finger and the main button take hold", () => {
    hand.takes("a", 0, 20, 2);
    expect(hand.drag.held).toBeNull();
    hand.goes(0, 170);
    hand.takes("a", 0, 20);
    hand.takes("b", 0, 70);
    expect(hand.drag.held?.key).toBe("a");
  });

  test("goes up and down only", () => {
    hand.takes("a", 0, 20);
    hand.goes(500, 20);
    expect(hand.drag.held).toMatchObject({ dx: 0, dy: 0, to: 0, away: false });
  });

  test("near the edge of what scrolls, it scrolls, and what scrolled counts", () => {
    const scroller = { scrollTop: 100, getBoundingClientRect: () => box(0, 0, 100, 400) } as HTMLElement;
    hand = finger(rows, { scroller });
    hand.takes("a", 0, 200);
    hand.goes(0, 380);
    expect([scroller.scrollTop, hand.drag.held?.dy]).toEqual([108, 188]);
    hand.goes(0, 200);
    expect(scroller.scrollTop).toBe(108);
    hand.goes(0, 10);
    expect(scroller.scrollTop).toBe(100);
  });
});

describe("a tile goes anywhere", () => {
  // Two lines of two.
  const tiles = [box(0, 0, 50, 50), box(60, 0, 50, 50), box(0, 60, 50, 50), box(60, 60, 50, 50)];
  test.each([
    [60, 0, 1],
    [0, 60, 2],
    [60, 60, 3],
    [35, 0, 1],
    [25, 0, 0],
    [0, 28, 0],
  ])("by %i and %i from the first it comes to place %i", (dx, dy, place) => {
    const hand = finger(tiles, { anywhere: true });
    hand.takes("a", 25, 25);
    hand.goes(25 + dx, 25 + dy);
    expect(hand.drag.held?.to).toBe(place);
    hand.letsGo();
    expect(hand.drop.mock.calls).toEqual(place === 0 ? [] : [["a", 0, place]]);
  });
});
