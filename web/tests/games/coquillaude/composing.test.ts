// The letters of a hand, and the word that is composed of them.
import { describe, expect, test, vi } from "vitest";
import { absent, Order, taken, tilesOf } from "../../../src/games/coquillaude/phone/order.svelte";
import { Grid } from "../../../src/games/coquillaude/parts/grid";
import { Places } from "../../../src/games/coquillaude/phone/places.svelte";
import { Sketch } from "../../../src/games/coquillaude/phone/sketch.svelte";
import { Keys } from "../../../src/games/coquillaude/phone/typing";
import type * as board from "../../../src/games/coquillaude/view";
import { Changing, mounted } from "../../support/reactive.svelte";
import { like } from "../../support/said";
import { roomWith, settled } from "../../support/table.svelte";

describe("the letters of a hand", () => {
  test("have a name each, and stay in the order they were put; new ones come last", () => {
    const capital = new Changing("EAE");
    const order = new Order("slot", () => capital.now);
    expect(tilesOf("EAE")).toEqual(["E1", "A1", "E2"]);
    order.move(0, 2);
    expect(order.tiles).toEqual(["A1", "E2", "E1"]);
    capital.now = "ZEAE";
    expect(order.tiles).toEqual(["A1", "E2", "E1", "Z1"]);
    capital.now = "EZ";
    expect(order.tiles).toEqual(["E1", "Z1"]);
    expect(new Order("slot", () => "EAE").tiles).toEqual(["A1", "E2", "E1"]); // after a reload
  });
  test("are sorted: vowels first; and shuffled, none lost", () => {
    const order = new Order("slot", () => "ZEBAYE");
    order.sort();
    expect([order.tiles, order.sorted]).toEqual([["A1", "E1", "E2", "Y1", "B1", "Z1"], true]);
    order.shuffle();
    expect([[...order.tiles].sort(), order.sorted]).toEqual([["A1", "B1", "E1", "E2", "Y1", "Z1"], false]);
  });
  test.each([
    ["ETE", null, [], ["E1", "T1", "E2"], ["own", "own", "own"]],
    ["ETE", null, ["E2"], ["E2", "T1", "E1"], ["own", "own", "own"]], // the one that was touched first
    ["ETA", null, [], ["E1", "T1"], ["own", "own", "board"]], // it may still be borrowed
    ["ETA", [false, false, false], [], ["E1", "T1"], ["own", "own", "missing"]],
    ["ETA", [false, false, true], [], ["E1", "T1"], ["own", "own", "board"]],
  ])("%s, lying %j, touched %j, takes %j", (word, lies, liked, tiles, signs) => {
    const found = taken(["E1", "T1", "E2"], word, lies, liked);
    expect([[...found.tiles], found.signs]).toEqual([tiles, signs]);
  });
  test("letters that the board cannot lend either", () => {
    expect(absent(["A", "A", "B"], "..A..")).toEqual(["A", "B"]);
  });
});

const REST = 400; // milliseconds

describe("a word that is composed", () => {
  const AT = { column: 3, row: 3, direction: "right" } as const;
  const draftOf = (typed: string, at: board.At | null = null): board.DraftView =>
    like({ typed, at, anagrams: [], claimed: false, points: at ? 12 : null });
  function composing(first: board.DraftView | null = null) {
    const { room, link } = roomWith();
    const draft = new Changing(first);
    const may = new Changing(true);
    const [sketch, unmount] = mounted(
      () =>
        new Sketch(
          room,
          1,
          new Grid(21),
          () => draft.now,
          () => may.now,
        ),
    );
    return { sketch, link, draft, may, unmount };
  }
  test("says of an anagram that it names somebody famous, until that goes or the word changes", () => {
    const { sketch, unmount } = composing();
    sketch.write("BALISE");
    sketch.claim(["BLAISE", "BASILE"]);
    sketch.vouchFor("BASILE", true);
    sketch.vouchFor("BLAISE", true);
    expect(sketch.persons).toEqual(["BLAISE", "BASILE"]);
    sketch.vouchFor("BLAISE", false);
    expect(sketch.persons).toEqual(["BASILE"]);
    sketch.claim(["BLAISE"]);
    expect(sketch.persons).toEqual([]);
    sketch.vouchFor("BLAISE", true);
    sketch.write("BALISES");
    expect([sketch.anagrams, sketch.persons]).toEqual([[], []]);
    unmount();
  });
  test("lies here at once, and on the server in one piece", async () => {
    const { sketch, link, unmount } = composing();
    sketch.write("M");
    sketch.write("ME");
    sketch.write("MES");
    expect([sketch.word, link.all]).toEqual(["MES", []]);
    await settled(REST);
    expect([link.all.map((one) => one.word), link.last.as]).toEqual([["MES"], 1]);
    await link.last.accept();
    await settled(REST);
    expect(link.sent).toHaveLength(1);
    unmount();
  });
  test("is found again after a reload or from another device, unless a finger was quicker", async () => {
    const { sketch, link, draft, unmount } = composing(draftOf("MESURE", AT));
    expect([sketch.word, sketch.at, link.sent.length]).toEqual(["MESURE", AT, 0]);
    draft.now = draftOf("MESURES", AT);
    expect(sketch.word).toBe("MESURES");
    sketch.write("MES");
    draft.now = draftOf("AUTRE");
    expect(sketch.word).toBe("MES");
    await settled(REST);
    await link.last.accept();
    draft.now = draftOf("MES");
    expect(sketch.word).toBe("MES");
    unmount();
  });
  test("a place that nobody chose by hand goes with the word it was for", () => {
    const { sketch, unmount } = composing();
    sketch.write("ME");
    sketch.place(AT, false);
    sketch.write("MES");
    expect(sketch.at).toBeNull();
    sketch.place(AT);
    sketch.write("MESU");
    expect(sketch.at).toEqual(AT);
    sketch.write("");
    expect([sketch.at, sketch.byHand]).toEqual([null, false]);
    unmount();
  });
  test("has a verdict once the server speaks of this very word", async () => {
    const { sketch, draft, link, unmount } = composing();
    sketch.write("MES");
    draft.now = draftOf("ME");
    expect(sketch.verdict).toBeNull();
    await settled(REST);
    await link.last.accept();
    draft.now = draftOf("MES");
    expect(sketch.verdict).toBe(draft.now);
    unmount();
  });
  test("no draft overtakes what is being locked; what is refused is a draft again", async () => {
    const { sketch, link, unmount } = composing();
    sketch.hold();
    sketch.write("MES");
    await settled(REST);
    expect(link.sent).toHaveLength(0);
    sketch.release();
    await settled(REST);
    expect(link.all).toMatchObject([{ act: "draft", word: "MES" }]);
    unmount();
    await settled();
  });
  test("while the moment is not there, or was over, the next chance tells it", async () => {
    const { sketch, link, may, unmount } = composing();
    may.now = false;
    sketch.write("M");
    await settled(REST);
    expect(link.sent).toHaveLength(0);
    may.now = true;
    await settled(REST);
    expect(link.all).toMatchObject([{ word: "M" }]);
    await link.last.refuse();
    sketch.write("ME");
    await settled(REST);
    expect(link.all).toMatchObject([{ word: "M" }, { word: "ME" }]);
    unmount();
  });
  test("what the server kept of the round before comes without its place", async () => {
    const { sketch, link, unmount } = composing();
    sketch.lift(draftOf("MESURE", AT));
    await settled(REST);
    expect([sketch.word, sketch.at, link.all]).toMatchObject([
      "MESURE",
      null,
      [{ word: "MESURE", at: null }],
    ]);
    unmount();
  });

  function keys() {
    const made = composing();
    const announce = vi.fn();
    const keyboard = new Keys(() => made.sketch, announce);
    const press = (key: string, more: object = {}, target?: HTMLElement): boolean => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
      if (target) Object.defineProperty(event, "target", { value: target });
      keyboard.press(event);
      return event.defaultPrevented;
    };
    return { ...made, announce, keyboard, press };
  }
  test("is typed, taken back and thrown away", () => {
    const { sketch, press, unmount } = keys();
    for (const key of "mesé") press(key);
    expect(sketch.word).toBe("MESÉ");
    press("Backspace");
    expect(sketch.word).toBe("MES");
    press("Escape");
    expect([sketch.word, press("Backspace"), press("F1"), press("a", { ctrlKey: true })]).toEqual([
      "",
      false,
      false,
      false,
    ]);
    for (let n = 0; n < 30; n += 1) press("a");
    expect(sketch.letters).toHaveLength(21);
    unmount();
  });
  test("is moved by the arrows, turned by the space bar and announced by Enter", () => {
    const { sketch, announce, press, unmount } = keys();
    for (const key of "mes") press(key);
    press("ArrowRight");
    expect(sketch.at).toEqual({ column: 9, row: 10, direction: "right" }); // to the middle first
    press("ArrowRight");
    press("ArrowUp");
    expect(sketch.at).toEqual({ column: 10, row: 9, direction: "right" });
    const turns = ["down", "falling", "rising", "right"].map(() => (press(" "), sketch.at?.direction));
    expect(turns).toEqual(["down", "falling", "rising", "right"]);
    press(" ", { shiftKey: true });
    expect(sketch.at?.direction).toBe("rising");
    press("Enter");
    expect(announce).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 40; n += 1) press("ArrowLeft");
    expect(sketch.at?.column).toBe(0); // as far as the board goes
    unmount();
  });
  test("keys of a button are its own, until letters were typed; keys of a field always", () => {
    const { announce, keyboard, press, unmount } = keys();
    const button = document.createElement("button");
    expect(press("Enter", {}, button)).toBe(false);
    press("m", {}, button);
    expect([press("Enter", {}, button), announce.mock.calls.length]).toEqual([true, 1]);
    keyboard.elsewhere();
    expect(press("Enter", {}, button)).toBe(false);
    expect(press("m", {}, document.createElement("input"))).toBe(false);
    unmount();
  });

  test("where it would lie best is asked when the fingers rest, and once", async () => {
    const { room, link } = roomWith();
    const asked = new Changing<{ word: string; person: boolean; about: string } | null>(null);
    const [places, unmount] = mounted(
      () =>
        new Places(
          room,
          1,
          () => 2,
          () => asked.now,
        ),
    );
    const word = (text: string): void => void (asked.now = { word: text, person: false, about: "" });
    word("M");
    await settled(1000);
    word("ME");
    await settled(399);
    word("MES");
    await settled(400);
    expect(link.all).toEqual([{ act: "advise", kind: "places", draft: { word: "MES", person: false } }]);
    expect(places.found).toBeNull();
    const first = link.last;
    word("MESU");
    await first.accept({ places: [{ at: AT }] });
    expect(places.found).toBeNull(); // of another word
    await settled(400);
    await link.last.accept({ places: [{ at: AT, points: 3 }] });
    expect(places.found).toEqual([{ at: AT, points: 3 }]);
    word("MESUR");
    await settled(400);
    await link.last.refuse();
    expect(places.found).toBeNull(); // a place can be chosen by hand
    unmount();
  });
});
