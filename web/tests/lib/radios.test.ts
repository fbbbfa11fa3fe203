// The keyboard of a radio group.
import { afterEach, describe, expect, test, vi } from "vitest";
import { radios } from "../../src/lib/radios";

let stop: (() => void) | void;
afterEach(() => {
  stop?.();
  document.body.innerHTML = "";
});

/** A group whose letters stand for radios: c chosen, f free, d disabled, a only marked as disabled. */
function group(letters: string, columns?: number): HTMLElement {
  const radio = { c: 'aria-checked="true"', f: "", d: "disabled", a: 'aria-disabled="true"' };
  const of = (letter: string): string =>
    `<button role="radio" ${radio[letter as keyof typeof radio]}></button>`;
  document.body.innerHTML = `<div>${[...letters].map(of).join("")}</div>`;
  const made = document.querySelector("div")!;
  made.addEventListener("click", (event) => {
    for (const one of made.children) one.setAttribute("aria-checked", String(one === event.target));
  });
  stop = radios(columns)(made);
  return made;
}

const chosen = (one: HTMLElement): number =>
  [...one.children].findIndex((radio) => radio.getAttribute("aria-checked") === "true");
const stops = (one: HTMLElement): number[] =>
  [...one.children].map((radio) => (radio as HTMLElement).tabIndex);

describe("an arrow key", () => {
  test.each([
    ["cff", "ArrowRight", 1],
    ["ffc", "ArrowDown", 0],
    ["cff", "ArrowLeft", 2],
    ["ffc", "ArrowUp", 1],
    ["fff", "ArrowRight", 0],
    ["fff", "ArrowLeft", 0],
    ["cdf", "ArrowRight", 2],
    ["cfa", "ArrowLeft", 1],
    ["dff", "ArrowDown", 1],
  ])("in %s, %s chooses number %i and moves the focus to it", (letters, key, next) => {
    const made = group(letters);
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    made.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(chosen(made)).toBe(next);
    expect(document.activeElement).toBe(made.children[next]);
  });
  test("down skips a row of a grid, and then what is not free", () => {
    const made = group("cfffdf", 3);
    made.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }));
    expect(chosen(made)).toBe(3);
    made.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    expect(chosen(made)).toBe(5);
  });
});

test.each([
  ["cff", "Enter"],
  ["", "ArrowRight"],
  ["dda", "ArrowRight"],
])("in %s, %s is left to others", (letters, key) => {
  const made = group(letters);
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  made.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("the tab stop is the chosen radio, or else the first free one, also after a change", async () => {
  const made = group("dff");
  expect(stops(made)).toEqual([-1, 0, -1]);
  (made.children[2] as HTMLElement).click();
  await vi.waitFor(() => expect(stops(made)).toEqual([-1, -1, 0]));
});
