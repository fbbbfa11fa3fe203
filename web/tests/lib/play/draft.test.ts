// What somebody types: on this device at every stroke, on the server when the fingers rest and before the page is hidden.
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AnyAction } from "../../../src/gen/actions";
import { Draft, drawer, Saving, signs } from "../../../src/lib/play/draft.svelte";
import type { Link } from "../../../src/lib/link.svelte";
import { keep, kept, recall } from "../../../src/lib/storage";
import { Changing, mounted } from "../../support/reactive.svelte";
import { FakeLink } from "../../support/table.svelte";

const SLOT = "draft:MANO:m1:1:2";
const REST = 400; // milliseconds
const shown: (() => void)[] = [];
afterEach(() => {
  for (const unmount of shown.splice(0)) unmount();
  vi.restoreAllMocks();
});
function begun(onServer = "", handedIn = false) {
  const link = new FakeLink();
  const told = (text: string): AnyAction => ({ act: "write", text, done: false });
  const [draft, unmount] = mounted(
    () => new Draft(SLOT, link as unknown as Link, 2, 20, told, onServer, handedIn),
  );
  shown.push(unmount);
  return {
    link,
    draft,
    unmount,
    types: (text: string) => {
      draft.text = text;
      draft.typed();
      flushSync();
    },
    texts: () => link.all.map((one) => one.text),
  };
}
const pass = (millis: number): void => void vi.advanceTimersByTime(millis);
function hide(): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

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
    pass(REST - 1);
    types("un");
    pass(REST - 1);
    expect(texts()).toEqual([]);
    pass(1);
    expect([link.all, link.last.as]).toEqual([[{ act: "write", text: "un", done: false }], 2]);
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
    expect(texts()[0]).toBe("x".repeat(8)); // two seconds after the first stroke
  });

  test("meanwhile follows when the answer has come, and only then", async () => {
    const { link, types, texts } = begun();
    types("a");
    pass(REST);
    types("ab");
    pass(10_000);
    expect(texts()).toEqual(["a"]);
    await link.last.accept();
    pass(REST);
    expect(texts()).toEqual(["a", "ab"]);
  });

  test("and taken back again is not told twice", async () => {
    const { link, types, texts } = begun("a");
    types("ab");
    types("a");
    pass(4000);
    expect(texts()).toEqual([]); // the server has it
    types("ab");
    pass(REST);
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

  test("while the line is lost waits until it is back", () => {
    const { link, types, texts } = begun();
    link.state = "lost";
    types("a");
    pass(4000);
    expect(texts()).toEqual([]);
    link.state = "open";
    flushSync();
    expect(texts()).toEqual(["a"]);
  });
  test("while the line is lost goes along with it, when nobody looks at it any more", () => {
    const { link, unmount, types, texts } = begun();
    link.state = "lost";
    types("a");
    unmount();
    expect(texts()).toEqual(["a"]);
  });

  test.each([
    ["is hidden", hide],
    ["goes away", () => dispatchEvent(new Event("pagehide"))],
  ])("is told at once when the page %s, whatever is on its way", async (_, leaves) => {
    const { link, types, texts } = begun();
    types("a");
    pass(REST);
    types("ab");
    expect(texts()).toEqual(["a"]);
    leaves();
    expect(texts()).toEqual(["a", "ab"]);
    leaves();
    expect(texts()).toEqual(["a", "ab"]); // and once
    for (const one of link.sent) await one.accept(); // the first is answered with the one that took its place
    pass(60_000);
    expect(texts()).toEqual(["a", "ab"]);
  });
  test("is not told when the page comes back", () => {
    const { types, texts } = begun();
    types("a");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(texts()).toEqual([]);
  });

  test.each(["not-saved", "our-fault", "slow-down", "table-busy", "table-paused"])(
    "and refused for now (%s) is told again until the server has it",
    async (key) => {
      const { link, types, texts } = begun();
      types("a");
      pass(REST);
      for (const times of [1, 2]) {
        expect(texts()).toEqual(Array(times).fill("a"));
        await link.last.refuse(key);
        pass(2000);
      }
      await link.last.accept();
      pass(60_000);
      expect([texts(), recall(SLOT, "")]).toEqual([["a", "a", "a"], "a"]);
    },
  );

  test("too late is no fault; the next stroke tries again", async () => {
    const { link, types, texts } = begun();
    types("a");
    pass(REST);
    await link.last.refuse();
    types("ab");
    pass(REST);
    expect(texts()).toEqual(["a", "ab"]);
  });
});

describe("what is handed in", () => {
  test("is not overtaken by a draft", async () => {
    const { link, draft, types, texts } = begun();
    types("a");
    pass(REST);
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
    pass(REST);
    expect(texts()).toEqual(["ab"]);
  });
});

describe("whatever somebody is at", () => {
  function choosing() {
    const link = new FakeLink();
    const chosen = new Changing(0);
    const may = new Changing(true);
    const [refused, saved] = [vi.fn(), vi.fn()];
    const [saving, unmount] = mounted(
      () =>
        new Saving(
          link as unknown as Link,
          2,
          () => String(chosen.now),
          () => (may.now ? ({ act: "choose", entry: chosen.now } as unknown as AnyAction) : null),
          refused,
          saved,
        ),
    );
    shown.push(unmount);
    const choose = (entry: number): void => {
      chosen.now = entry;
      saving.soon();
    };
    return {
      link,
      saving,
      chosen,
      may,
      refused,
      saved,
      choose,
      unmount,
      entries: () => link.all.map((one) => one.entry),
    };
  }
  test("is told when the fingers rest: the last choice of several", async () => {
    const { link, saving, choose, entries } = choosing();
    for (const entry of [1, 2, 3]) choose(entry);
    pass(REST);
    expect([entries(), saving.busy]).toEqual([[3], true]);
    await link.last.accept();
    expect(saving.busy).toBe(false);
  });
  test("is told when it may be, and not while something is handed in", () => {
    const { saving, may, choose, entries } = choosing();
    may.now = false;
    choose(1);
    pass(REST);
    expect(entries()).toEqual([]);
    may.now = true;
    saving.hold();
    choose(2);
    pass(REST);
    hide();
    expect(entries()).toEqual([]);
    saving.release();
    saving.save();
    expect(entries()).toEqual([2]);
  });
  test("it is told when the server has it as it is, whoever looks at it then", async () => {
    const { link, saved, choose, unmount, entries } = choosing();
    choose(1);
    pass(REST);
    choose(2);
    unmount();
    expect(entries()).toEqual([1, 2]);
    await link.sent[0]!.accept();
    expect(saved).not.toHaveBeenCalled();
    await link.sent[1]!.accept();
    expect(saved.mock.calls).toEqual([[2]]);
  });
  test("what is on the screen next is another's, and is not told in his name", async () => {
    const { link, chosen, choose, unmount, entries } = choosing();
    choose(1);
    unmount();
    chosen.now = 7;
    await link.last.accept();
    pass(60_000);
    expect(entries()).toEqual([1]);
  });
  test("a refusal is told, and not tried again", async () => {
    const { link, refused, choose, entries } = choosing();
    choose(1);
    pass(REST);
    await link.last.refuse();
    pass(60_000);
    expect([entries(), refused.mock.calls.length]).toEqual([[1], 1]);
  });
});
