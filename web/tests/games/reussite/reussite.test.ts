import type { GameView } from "../../../src/games/contract";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { toTheTable } from "../../../src/games/reussite/aloud";
import { burntIn, copied, linkOf, textOf } from "../../../src/games/reussite/end/sharing";
import { Solving } from "../../../src/games/reussite/end/solving.svelte";
import {
  sourceOf,
  shownCards,
  movedAway,
  sizes,
  dealtBefore,
} from "../../../src/games/reussite/parts/columns";
import { leaps, sparks } from "../../../src/games/reussite/parts/flourish";
import { dismissPastToasts, momentOf } from "../../../src/games/reussite/parts/passing.svelte";
import { asLong, spaced } from "../../../src/games/reussite/parts/text";
import { ignoreLateTaps } from "../../../src/games/reussite/phone/asleep.svelte";
import { countHere } from "../../../src/games/reussite/phone/company";
import { Typing } from "../../../src/games/reussite/phone/typing.svelte";
import {
  burnt,
  isWild,
  kindOf,
  signs,
  starred,
  startKept,
  trustedIn,
  asReussite,
  type ReussiteView,
} from "../../../src/games/reussite/view";
import { Doing } from "../../../src/lib/attempt.svelte";
import { plain } from "../../../src/lib/play/typing";
import { toast, toasts } from "../../../src/lib/toasts.svelte";
import { mounted } from "../../support/reactive.svelte";
import { allHere, like, name, plainSpaces, said } from "../../support/said";
import { match, person, prompt, roomWith, settled } from "../../support/table.svelte";

beforeEach(allHere);

describe("cards", () => {
  test.each([
    ["A", "plain", false],
    ["z", "blue", false],
    ["*", "star", true],
    ["!", "petard", true],
  ])("%s is %s", (card, kind, wild) => expect([kindOf(card), isWild(card)]).toEqual([kind, wild]));
  test("what is counted of them", () => {
    const tiles = [{ card: "*" }, { card: "!" }, { card: "!" }, { card: "A" }];
    expect([starred(tiles), burnt(tiles), starred([]), trustedIn([{ trusted: true }, {}])]).toEqual([
      true,
      2,
      false,
      1,
    ]);
    expect(signs("⭐🟦🧨x")).toEqual(["star", "word", "petard", "word"]);
    expect(signs("⭐🟦💡12")).toEqual(["star", "word"]);
  });
  test.each([
    ["ABC", "ABC", 3],
    ["ABC", "ABD", 2],
    ["ABC", "AB", 2],
    ["ABC", "", 0],
    ["AB", "ABX", 2],
  ])("of %s a word that leaves %s leaves %i where they are", (before, after, count) => {
    expect(startKept(before, after)).toBe(count);
  });
  test("a column with what a word would take from it, and what it would move there", () => {
    expect(
      shownCards("ABC", "AB").map((one) => `${one.look} ${one.card}${one.moved ? " moved" : ""}`),
    ).toEqual(["ghost C", "kept A", "free B"]);
    expect(shownCards("A", "AX").map((one) => `${one.look} ${one.card}${one.moved ? " moved" : ""}`)).toEqual(
      ["kept A", "free X moved"],
    );
    expect(
      movedAway([shownCards("ABC", "AB"), shownCards("D", "DC"), shownCards("C", "")]).map((one) => [...one]),
    ).toEqual([[0], [], []]);
  });
  test("columns fit their room: the longest without scrolling, as far as it can be read", () => {
    for (const room of [
      { width: 360, height: 300 },
      { width: 1200, height: 700 },
    ])
      for (const longest of [1, 5, 12]) {
        const { width, step, gap, least } = sizes(room, longest, 120);
        expect(7 * width + 6 * gap).toBeLessThanOrEqual(Math.max(room.width, 7 * 16 + 6 * gap) + 0.001);
        const high = width * 1.36 + step * (longest - 1) + width * 0.1 + 2;
        expect(high).toBeLessThanOrEqual(Math.max(room.height, least) + 0.001);
      }
  });
  test("cards that come in one breath land one after the other; who lent one is known", () => {
    const seen = { columns: ["A", "B", "C"], stock: 9 };
    const now = ["AX", "BY", "C"];
    expect([dealtBefore(seen, now, 0, 1), dealtBefore(seen, now, 1, 1)]).toEqual([0, 1]);
    expect(dealtBefore({ columns: ["", ""], stock: 9 }, ["AC", "BD"], 0, 1)).toBe(2);
    expect([sourceOf(seen, ["A", "", "CB"]), sourceOf(seen, now)]).toEqual([1, -1]);
  });
  test("the code of a deal is read in groups", () => {
    expect(["NA7K2Q9F", "NA7K2Q9F4ZT", "AB", ""].map(spaced)).toEqual([
      "NA7K 2Q9F",
      "NA7 K2Q9 F4ZT",
      "AB",
      "",
    ]);
    expect(
      [{ tiles: [1] }, { tiles: [1, 2, 3] }].sort(asLong as never).map((one) => one.tiles.length),
    ).toEqual([3, 1]);
  });
  test("each letter of a word comes forward, is read, and leaps to the pile; sparks fly all around", () => {
    const box = { left: 0, top: 0, width: 40, height: 60 };
    const moves = leaps([box, box, box], { left: 200, top: 300, width: 40, height: 60 }, false);
    expect(moves.map((one) => one.timing.delay)).toEqual([0, 28, 56]);
    expect(moves[0]!.frames.at(-1)).toMatchObject({
      transform: "translate(200px, 300px) scale(0.25)",
      opacity: 0,
    });
    for (const { frames } of moves) {
      const offsets = frames.slice(1, -1).map((one) => one.offset as number);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    }
    expect(sparks(6, true)).toHaveLength(6);
    expect(leaps([box], null, true)[0]!.timing.duration).toBeGreaterThan(
      leaps([box], null, false)[0]!.timing.duration,
    );
  });
});

/** As the server shows it. */
const shown = (more: object = {}): GameView =>
  like({
    phase: "writing",
    words: [],
    columns: [],
    proposal: null,
    owner: null,
    gaps: 0,
    alone: true,
    day: "",
    code: "NA7K2Q9F",
    hints: 0,
    end: null,
    ...more,
  });
const view = (more: object = {}): ReussiteView => asReussite(shown(more));

test("each word that is played is read, and by whom where there are several", () => {
  const words = [
    { word: "tapez", by: 0 },
    { word: "zips", by: 1 },
  ];
  expect(said(toTheTable(view({ words, alone: false }), name).lines)).toEqual([
    "fr: Camille joue",
    "fr: tapez",
    "fr: Papi Jo joue",
    "fr: zips",
  ]);
  const alone = toTheTable(view({ words }), name);
  expect([said(alone.lines), alone.from]).toEqual([["fr: ", "fr: tapez", "fr: ", "fr: zips"], 4]); // from now on
});

describe("the result for the cousins", () => {
  const over = view({
    day: "2026-11-16",
    words: [{ tiles: [{ card: "!" }], trusted: true }],
    end: { end: "triumph", score: "⭐🟦" },
  });
  test("has a title, its signs, its numbers and a link", () => {
    vi.stubGlobal("location", { origin: "http://192.168.1.20:8000" });
    const lines = plainSpaces(textOf(over, 8, "", "Camille")).split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/16 novembre.* · Camille$/);
    expect([lines[1], lines[3]]).toEqual(["⭐🟦", "http://192.168.1.20:8000/?donne=2026-11-16"]);
    expect(burntIn(over)).toBe(1);
    expect(linkOf("NA7K", "https://jeux.example/x/")).toBe("https://jeux.example/?donne=NA7K");
    expect(textOf(view(), null, "").split("\n")[1]).toBe("–");
  });
  test("is copied, by the clipboard or the old way", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: vi.fn(async () => undefined) } });
    expect(await copied("x")).toBe(true);
    vi.stubGlobal("navigator", {});
    for (const works of [true, false]) {
      Object.defineProperty(document, "execCommand", { value: () => works, configurable: true });
      expect(await copied("x")).toBe(works);
    }
    expect(document.querySelector("textarea")).toBeNull();
  });
});

describe("a word that is typed", () => {
  function keyboard(may = true) {
    const { room, link } = roomWith();
    const hands = { may: () => may, word: vi.fn(() => ""), propose: vi.fn(), column: vi.fn() };
    const typing = new Typing(new Doing(room, () => 1), hands);
    const press = (key: string, more: object = {}): boolean => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
      typing.key(event);
      return event.defaultPrevented;
    };
    return { link, hands, typing, press };
  }
  test.each([
    ["œuf-là", "OEUFLA"],
    ["Ça æ", "CAAE"],
    ["12", ""],
  ])("%j is %j on cards", (text, cards) => expect(plain(text)).toBe(cards));
  test("goes to the server, and what is typed meanwhile in one piece", async () => {
    const { link, press } = keyboard();
    for (const key of "zip") press(key);
    await settled();
    expect(link.all).toEqual([{ act: "spell", text: "Z" }]);
    await link.last.accept();
    expect(link.all.slice(1)).toEqual([{ act: "spell", text: "ZIP" }]);
    press("Backspace");
    press("Escape");
    await link.last.accept();
    expect(link.all.slice(2)).toEqual([{ act: "clear" }]);
  });
  test("what there are no cards for is told once the answer has come", async () => {
    const { link, hands, typing, press } = keyboard();
    for (const key of "zw") press(key);
    await settled();
    await link.last.accept();
    await link.last.accept();
    hands.word.mockReturnValue("Z");
    await settled(199);
    expect(typing.missing).toBe("");
    await settled(1);
    expect(typing.missing).toBe("ZW");
    typing.forget();
    expect(typing.missing).toBe("");
  });
  test("goes on from what lies there, stars left out", async () => {
    const { link, hands, press } = keyboard();
    hands.word.mockReturnValue("Z?P");
    press("e");
    await settled();
    expect(link.all).toEqual([{ act: "spell", text: "ZPE" }]);
  });
  test("numbers choose a column, at any time; Enter proposes", () => {
    const { hands, press } = keyboard(false);
    expect([press("3"), press("8"), press("a"), press("Enter")]).toEqual([true, false, false, false]);
    expect(hands.column.mock.calls).toEqual([[2]]);
    const other = keyboard();
    expect(other.press("Enter")).toBe(true);
    expect(other.hands.propose).toHaveBeenCalledTimes(1);
  });
  test("a key that is meant for something else is left alone", () => {
    const { link, press } = keyboard();
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press("a", more)).toBe(false);
    document.body.innerHTML = "<dialog open></dialog>";
    expect(press("a")).toBe(false);
    document.body.innerHTML = "";
    expect(link.all).toEqual([]);
  });
});

describe("between two moments", () => {
  const asleep = (): string | undefined => document.documentElement.dataset.asleep;
  test("what answers or turns sleeps for a moment, and cards do not", () => {
    const { room, link } = roomWith();
    link.view = shown({ phase: "voting" });
    link.offer(1, prompt("take-back"));
    const [, unmount] = mounted(() => ignoreLateTaps(room, () => 1));
    expect(asleep()).toBeUndefined(); // whoever finds the table as it is has not touched anything yet
    link.view = shown({ phase: "writing" });
    link.offer(1, prompt("take-back"));
    expect(asleep()).toBe("undo");
    vi.advanceTimersByTime(600);
    expect(asleep()).toBeUndefined();
    link.view = shown({ phase: "voting", proposal: { by: 1, word: "zip" } });
    link.offer(1, prompt("take-back"));
    expect(asleep()).toBe("all");
    unmount();
    expect(asleep()).toBeUndefined();
  });
  test("a word in passing leaves with its moment; what came with the new one stays", () => {
    const { room, link } = roomWith();
    link.view = shown();
    const [, unmount] = mounted(() => dismissPastToasts(room));
    toast("Refusé.");
    link.offer(1);
    link.view = shown({ phase: "covering" });
    link.offer(1);
    expect(toasts.text).toBe("");
    link.view = shown({ phase: "voting" });
    toast("Objection !");
    link.offer(1);
    expect(toasts.text).toBe("Objection !");
    unmount();
  });
  test("a moment is the phase, the proposal and whose turn it is", () => {
    const all = [
      view(),
      view({ phase: "voting" }),
      view({ owner: 1 }),
      view({ gaps: 2 }),
      view({ proposal: { by: 1, word: "a" } }),
    ];
    expect(new Set(all.map(momentOf)).size).toBe(all.length);
    expect(momentOf(view({ hints: 3 }))).toBe(momentOf(view()));
  });
  test("who plays at present: bots, and those who are there", () => {
    const { room } = roomWith({
      match: match({ seats: [1, 2, 3, 4] }),
      people: [
        person(1),
        person(2, { presence: "away" }),
        person(3, { presence: "gone", stand_in: 2 }),
        person(4, { level: 1, presence: "gone" }),
      ],
    });
    expect(countHere(room)).toBe(3);
  });
});

describe("the solution of a deal", () => {
  const made = (unattended: boolean) => {
    const { room, link } = roomWith();
    const [solving, unmount] = mounted(() => new Solving(room, unattended));
    return { solving, link, unmount };
  };
  test("is asked for once", async () => {
    const { solving, link, unmount } = made(false);
    expect([link.all, solving.steps]).toEqual([[{ act: "advise", kind: "solution" }], null]);
    await link.last.accept({ found: true, words: [{ word: "zip" }] });
    expect(solving.steps).toEqual([{ word: "zip" }]);
    unmount();
  });
  test("that was looked for in vain is none", async () => {
    const { solving, link, unmount } = made(false);
    await link.last.refuse("search-not-found");
    expect([solving.steps, solving.later]).toEqual([[], ""]);
    unmount();
  });
  test("that nobody had the time to look for is asked for again by a tap", async () => {
    const { solving, link, unmount } = made(false);
    await link.last.refuse("search-busy", "Plus tard.");
    expect([solving.steps, solving.later]).toEqual([null, "Plus tard."]);
    await settled(600_000);
    expect(link.sent).toHaveLength(1);
    solving.again();
    await settled();
    expect([link.sent.length, solving.later]).toEqual([2, ""]);
    unmount();
  });
  test("by a television by itself, less and less often, until it is gone", async () => {
    const { link, unmount } = made(true);
    for (const pause of [15_000, 30_000, 60_000]) {
      const before = link.sent.length;
      await link.last.refuse("search-busy");
      await settled(pause - 1);
      expect(link.sent.length).toBe(before);
      await settled(1);
      expect(link.sent.length).toBe(before + 1);
    }
    await link.last.refuse("search-busy");
    unmount();
    await settled(600_000);
    expect(link.sent).toHaveLength(4);
  });
});
