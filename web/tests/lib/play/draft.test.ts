// What somebody types: on this device at every stroke, on the server when the typing pauses.
import { describe, expect, test, vi } from "vitest";
import { Draft, drawer, signs } from "../../../src/lib/play/draft.svelte";
import type { Link } from "../../../src/lib/link.svelte";
import { keep, kept, recall } from "../../../src/lib/storage";
import { FakeLink } from "../../support/table.svelte";

const SLOT = "draft:MANO:m1:1:2";
function begun(onServer = "", handedIn = false, pace?: { pause: number; longest: number }) {
  const link = new FakeLink();
  const told = (text: string) => ({ act: "write", text });
  const draft = new Draft(SLOT, link as unknown as Link, 2, 20, told, onServer, handedIn, pace);
  return {
    link,
    draft,
    types: (text: string) => {
      draft.text = text;
      draft.typed();
    },
    texts: () => link.all.map((one) => one.text),
  };
}
const pass = (millis: number): void => void vi.advanceTimersByTime(millis);

test.each([
  ["", 0],
  ["  un   mot ", 6],
  ["e\u0301te\u0301", 3],
  ["🐔🐔", 2],
])("%j has %j signs, as the server counts them", (text, count) => expect(signs(text)).toBe(count));

test("a drawer holds the drafts of one moment: those of others of this table are thrown away", () => {
  for (const key of ["draft:MANO:m0:9:2", "draft:MANO:m1:1:1", "draft:MANO:m1:2:1", "draft:PILU:m1:1:1"])
    keep(key, "x");
  expect(drawer("MANO", "m1", 2, 3)).toBe("draft:MANO:m1:2:3");
  expect(kept("draft:").sort()).toEqual(["draft:MANO:m1:2:1", "draft:PILU:m1:1:1"]);
});

describe("a draft begins", () => {
  test.each([
    ["with nothing", "", "", false, ""],
    ["with what this device has", "ici", "là-bas", false, "ici"],
    ["with what the server has, where this device has nothing", "", "là-bas", false, "là-bas"],
    ["with what was handed in, whatever lies here", "ici", "là-bas", true, "là-bas"],
    ["with what lies here, where nothing was handed in", "ici", "", true, "ici"],
  ])("%s", (_, here, onServer, handedIn, text) => {
    if (here) keep(SLOT, here);
    expect(begun(onServer, handedIn).draft.text).toBe(text);
  });
});

describe("what is typed", () => {
  test("is kept here at once, and told when the fingers rest", async () => {
    const { link, types, texts } = begun();
    types("u");
    expect([recall(SLOT, ""), texts()]).toEqual(["u", []]);
    pass(1000);
    types("un");
    pass(1499);
    expect(texts()).toEqual([]);
    pass(1);
    expect([link.all, link.last.as]).toEqual([[{ act: "write", text: "un" }], 2]);
    await link.last.accept();
    pass(60_000);
    expect(texts()).toEqual(["un"]);
  });

  test("without a pause is told all the same: the deadline does not wait for one", () => {
    const { types, texts } = begun();
    for (let n = 1; n <= 20; n += 1) {
      types("x".repeat(n));
      pass(250);
    }
    expect(texts()[0]).toBe("x".repeat(16)); // four seconds after the first stroke
  });

  test("at another pace where time is short", () => {
    const { types, texts } = begun("", false, { pause: 200, longest: 500 });
    types("a");
    pass(200);
    expect(texts()).toEqual(["a"]);
  });

  test("meanwhile follows when the answer has come, and only then", async () => {
    const { link, types, texts } = begun();
    types("a");
    pass(1500);
    types("ab");
    pass(10_000);
    expect(texts()).toEqual(["a"]);
    await link.last.accept();
    pass(4000);
    expect(texts()).toEqual(["a", "ab"]);
  });

  test("and taken back again is not told twice", async () => {
    const { link, types, texts } = begun("a");
    types("ab");
    types("a");
    pass(4000);
    expect(texts()).toEqual([]); // the server has it
    types("ab");
    pass(1500);
    await link.last.accept();
    types("ab");
    pass(4000);
    expect(texts()).toEqual(["ab"]);
  });

  test("too long is not told, and stays here", () => {
    const { types, texts } = begun();
    types("x".repeat(21));
    pass(4000);
    expect([texts(), recall(SLOT, "")]).toEqual([[], "x".repeat(21)]);
  });

  test("while the line is lost waits, unless it is the last chance", () => {
    const { link, draft, types, texts } = begun();
    link.state = "lost";
    types("a");
    pass(4000);
    expect(texts()).toEqual([]);
    draft.save(true);
    expect(texts()).toEqual(["a"]);
  });

  test("too late is no fault; the next stroke tries again", async () => {
    const { link, types, texts } = begun();
    types("a");
    pass(1500);
    await link.last.refuse();
    types("ab");
    pass(1500);
    expect(texts()).toEqual(["a", "ab"]);
  });
});

describe("what is handed in", () => {
  test("is not overtaken by a draft", async () => {
    const { link, draft, types, texts } = begun();
    types("a");
    pass(1500);
    types("ab");
    draft.hold();
    await link.last.accept();
    pass(10_000);
    expect([texts(), recall(SLOT, "")]).toEqual([["a"], "ab"]);
    types("ab"); // what was handed in is no draft again
    pass(10_000);
    expect(texts()).toEqual(["a"]);
  });
  test("and not accepted is a draft again", () => {
    const { draft, types, texts } = begun();
    types("a");
    draft.hold();
    draft.release();
    expect(texts()).toEqual(["a"]);
  });
  test("and changed again is told again", () => {
    const { draft, types, texts } = begun();
    types("a");
    draft.hold();
    types("ab");
    pass(1500);
    expect(texts()).toEqual(["ab"]);
  });
});
