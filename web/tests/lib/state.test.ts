// Small things that change with time or with what somebody does.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Attempt } from "../../src/lib/attempt.svelte";
import { changesHands, left, minutes, ticker } from "../../src/lib/clock.svelte";
import { addSeat, dropSeats, dropTable, held, hold, lately } from "../../src/lib/devices";
import { letters } from "../../src/lib/letters";
import { Backoff } from "../../src/lib/backoff";
import { reactions } from "../../src/lib/reactions.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { share } from "../../src/lib/sharing";
import { forget, forgetDrafts, keep, kept, recall } from "../../src/lib/storage";
import { announce, toast, toasts } from "../../src/lib/toasts.svelte";
import { Refusal } from "../../src/lib/wire";

const pass = (millis: number): void => void vi.advanceTimersByTime(millis);

describe("patience", () => {
  test.each([
    [0, [0, 300, 600, 1200, 2400, 4800, 7500, 7500]],
    [1, [300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000]],
  ])("at luck %i the pauses grow up to a longest", (luck, pauses) => {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    const patience = new Backoff();
    expect(pauses.map(() => patience.pause())).toEqual(pauses);
  });
  test("begins anew when the line has held for ten seconds, or the server sent us on", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const patience = new Backoff();
    const tired = (): void => void [1, 2, 3].forEach(() => patience.pause());
    tired();
    patience.welcomed();
    pass(9999);
    expect(patience.pause()).toBe(2400);
    pass(60_000); // that line was lost: it does not count any more
    expect(patience.pause()).toBe(4800);
    patience.welcomed();
    pass(10_000);
    expect(patience.pause()).toBe(300);
    tired();
    patience.sentOn();
    expect(patience.pause()).toBe(300);
  });
  test("who taps may hurry it once a second", () => {
    const [patience, calledAt] = [new Backoff(), performance.now()];
    pass(999);
    expect(patience.mayHurry(calledAt)).toBe(false);
    pass(1);
    expect(patience.mayHurry(calledAt)).toBe(true);
  });
});

describe("match time", () => {
  const anchor = { now: 10_000, hold: 0, stands: 0, heardAt: 1000, running: true };
  test.each([
    ["counts down from what was heard", {}, 40_000, 1000, 30_000],
    ["second by second", {}, 40_000, 6000, 25_000],
    ["never below nothing", {}, 40_000, 99_000, 0],
    ["stands while the match stands", { running: false }, 40_000, 6000, 30_000],
    ["is not moved by a clock that goes back", {}, 40_000, 500, 30_000],
    ["is held for what people were granted", { hold: 3000 }, 40_000, 6000, 28_000],
    ["stands while a phone changes hands", { hold: 4000, stands: 4000 }, 40_000, 4000, 30_000],
    ["and goes on afterwards", { hold: 4000, stands: 4000 }, 40_000, 7000, 28_000],
  ])("%s", (_, more, endsAt, at, millis) => {
    expect(left(endsAt, { ...anchor, ...more }, at)).toBe(millis);
  });
  test.each([
    [{ stands: 0 }, 1000, false],
    [{ stands: 4000 }, 4999, true],
    [{ stands: 4000 }, 5000, false],
    [{ stands: 4000, running: false }, 9000, true],
  ])("with %j at %i a phone changes hands: %j", (more, at, changes) => {
    expect(changesHands({ ...anchor, ...more }, at)).toBe(changes);
  });
  test.each([
    [0, "0:00"],
    [1, "0:01"],
    [59_001, "1:00"],
    [61_000, "1:01"],
    [600_000, "10:00"],
  ])("%i milliseconds are %s", (millis, text) => {
    expect(minutes(millis)).toBe(text);
  });
  test("ticks for whoever looks, and for nobody else", () => {
    const [one, other] = [ticker.watch(), ticker.watch()];
    const began = ticker.now;
    pass(1000);
    expect(ticker.now).toBe(began + 1000);
    one();
    pass(250);
    expect(ticker.now).toBe(began + 1250);
    other();
    pass(1000);
    expect([ticker.now, vi.getTimerCount()]).toEqual([began + 1250, 0]);
    ticker.watch()();
    expect(ticker.now).toBe(began + 2250); // right at once
  });
});

describe("what this device remembers", () => {
  test("is kept under our name, and forgotten", () => {
    keep("a", { n: 1 });
    expect(localStorage.getItem("parlotte:a")).toBe('{"n":1}');
    expect(recall("a", null)).toEqual({ n: 1 });
    forget("a");
    expect(recall("a", "otherwise")).toBe("otherwise");
  });
  test("what cannot be read is as if it were not there", () => {
    localStorage.setItem("parlotte:a", "{half");
    expect(recall("a", 7)).toBe(7);
  });
  test("a browser that refuses is no fault", () => {
    const refuse = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    keep("a", 1);
    forget("a");
    expect(recall("a", 3)).toBe(3);
    vi.stubGlobal("localStorage", undefined);
    expect(kept("a")).toEqual([]);
  });
  test("keys are found by how they begin", () => {
    for (const key of ["draft:A:1", "draft:B:1", "other"]) keep(key, 0);
    localStorage.setItem("elsewhere:draft:A:1", "0");
    expect(kept("draft:").sort()).toEqual(["draft:A:1", "draft:B:1"]);
  });
  test.each([
    ["m2", ["draft:MANO:m2:1:1", "draft:PILU:m1:1:1"]],
    [null, ["draft:PILU:m1:1:1"]],
  ])("drafts of a table go with their match; now it plays %j", (match, left) => {
    for (const key of ["draft:MANO:m1:1:1", "draft:MANO:m2:1:1", "draft:PILU:m1:1:1"]) keep(key, "x");
    forgetDrafts("MANO", match);
    expect(kept("draft:").sort()).toEqual(left);
  });

  test("seats are kept by table, one for each person", () => {
    expect(held("mano")).toEqual({ seats: [], key: "", name: "", game: "", at: 0 });
    addSeat("mano", { person: 1, token: "a" });
    addSeat("MANO", { person: 2, token: "b" });
    addSeat("MANO", { person: 1, token: "c" });
    expect(held("MANO").seats).toEqual([
      { person: 2, token: "b" },
      { person: 1, token: "c" },
    ]);
    dropSeats("MANO", (seat, at) => at === 0 && seat.token === "b");
    expect(held("MANO").seats).toEqual([{ person: 1, token: "c" }]);
    dropTable("MANO");
    expect(held("MANO").seats).toEqual([]);
  });
  test("tables of the last three days are offered again, the latest first", () => {
    const day = 24 * 3600_000;
    addSeat("OLDA", { person: 1, token: "a" });
    pass(day);
    addSeat("NEWA", { person: 1, token: "a" });
    hold("NEWA", { name: "Camille" });
    pass(day);
    addSeat("LATE", { person: 1, token: "a" });
    hold("NONE", { key: "k" }); // no seat there
    expect(lately().map((one) => [one.code, one.name])).toEqual([
      ["LATE", ""],
      ["NEWA", "Camille"],
      ["OLDA", ""],
    ]);
    pass(day);
    expect(lately().map((one) => one.code)).toEqual(["LATE", "NEWA"]);
  });
});

describe("a word in passing", () => {
  test.each([
    ["said", 4000],
    ["refused", 6000],
  ] as const)("that is %s stays %i milliseconds", (kind, lasts) => {
    toast("Bonjour", kind);
    pass(lasts - 1);
    expect([toasts.text, toasts.kind]).toEqual(["Bonjour", kind]);
    pass(1);
    expect(toasts.text).toBe("");
  });
  test("takes the place of the one before, with its own time", () => {
    toast("Un");
    pass(3000);
    toast("Deux");
    pass(3000);
    expect(toasts.text).toBe("Deux");
    toast("");
    expect(toasts.text).toBe("Deux");
    toasts.dismiss();
    expect([toasts.text, vi.getTimerCount()]).toEqual(["", 0]);
  });
  test("what is announced is another matter", () => {
    announce("Camille joue.");
    expect([toasts.announced, toasts.text]).toEqual(["Camille joue.", ""]);
  });
  test("eight signs float at once, each for its moment", () => {
    for (let n = 1; n <= 10; n += 1) reactions.show(n, "bravo");
    expect(reactions.list.map((one) => one.person)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    pass(1000);
    reactions.show(11, "oh");
    pass(2200);
    expect(reactions.list.map((one) => one.person)).toEqual([11]);
    pass(1000);
    expect(reactions.list).toEqual([]);
  });
});

describe("an attempt", () => {
  test("is made once at a time", async () => {
    const attempt = new Attempt();
    let settle = (): void => undefined;
    const first = attempt.make(() => new Promise<void>((done) => (settle = done)));
    const second = vi.fn(() => Promise.resolve());
    expect([attempt.busy, await attempt.make(second), second.mock.calls.length]).toEqual([true, false, 0]);
    settle();
    expect([await first, attempt.busy]).toEqual([true, false]);
  });
  test("keeps why it was refused until the next; what is no refusal is not swallowed", async () => {
    const attempt = new Attempt();
    expect(await attempt.make(() => Promise.reject(new Refusal("full", "Complet.")))).toBe(false);
    expect([attempt.say, attempt.refusal?.key, attempt.busy]).toEqual(["Complet.", "full", false]);
    expect(await attempt.make(() => Promise.resolve())).toBe(true);
    expect(attempt.say).toBe("");
    await expect(attempt.make(() => Promise.reject(new Error("oops")))).rejects.toThrow("oops");
    expect(attempt.busy).toBe(false);
  });
});

describe("settings", () => {
  afterEach(() => {
    Object.assign(settings, { theme: "auto", text: 1, lessMotion: false });
    settings.apply();
  });
  test("are written down and shown", () => {
    Object.assign(settings, { lang: "en", theme: "dark", text: 1.3, lessMotion: true });
    settings.apply();
    const root = document.documentElement;
    expect([root.lang, root.dataset.theme, root.dataset.motion]).toEqual(["en", "dark", "less"]);
    expect(root.style.getPropertyValue("--text-scale")).toBe("1.3");
    expect(recall("settings", {})).toMatchObject({ lang: "en", theme: "dark", text: 1.3, lessMotion: true });
    expect(settings.still).toBe(true);
    Object.assign(settings, { theme: "auto", lessMotion: false });
    settings.apply();
    expect([root.dataset.theme, root.dataset.motion]).toEqual([undefined, undefined]);
  });
  test("are found again by the next page", async () => {
    keep("settings", { theme: "light", readAloud: true });
    vi.resetModules();
    const again = (await import("../../src/lib/settings.svelte")).settings;
    expect([again.theme, again.readAloud, again.vibrate]).toEqual(["light", true, true]);
  });
  test.each([
    ["(pointer: coarse)", false],
    ["(pointer: fine)", true],
  ])("where %s holds, sounds are on: %j", async (query, sound) => {
    vi.stubGlobal("matchMedia", (asked: string) => ({ matches: asked === query }));
    vi.resetModules();
    expect((await import("../../src/lib/settings.svelte")).settings.sound).toBe(sound);
  });
  test("another language may begin anew, and the rest is kept", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    keep("settings", { theme: "light", lang: "fr" });
    settings.reloadIn("en");
    expect([recall("settings", {}), reload.mock.calls.length]).toEqual([{ theme: "light", lang: "en" }, 1]);
  });
});

describe("the letters of the page", () => {
  const fonts = (load: () => Promise<unknown>): void =>
    void Object.defineProperty(document, "fonts", { value: { load: vi.fn(load) }, configurable: true });
  const isOver = async (): Promise<boolean> => {
    let over = false;
    void letters().then(() => (over = true));
    await vi.advanceTimersByTimeAsync(1499);
    return over;
  };
  test.each([
    ["come", () => Promise.resolve([]), true],
    ["fail", () => Promise.reject(new Error("no")), true],
    ["are too slow", () => new Promise<never>(() => undefined), false],
  ])("where they %s the page is drawn before its patience ends: %j", async (_, load, early) => {
    fonts(load);
    expect(await isOver()).toBe(early);
    expect(document.fonts.load).toHaveBeenCalledTimes(3);
  });
  test("a line too slow for them is not waited for", async () => {
    fonts(() => new Promise<never>(() => undefined));
    const over = letters();
    await vi.advanceTimersByTimeAsync(1500);
    await expect(over).resolves.toBeUndefined();
  });
});

describe("a link is shared", () => {
  const field = document.createElement("input");
  beforeEach(() => {
    Object.defineProperty(document, "execCommand", { value: () => true, configurable: true });
  });

  test("by the phone's own sheet", async () => {
    const sheet = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: sheet });
    expect(await share("http://x/MANO", "Parlotte", field)).toBe("shared");
    expect(sheet).toHaveBeenCalledWith({ title: "Parlotte", url: "http://x/MANO" });
  });
  test("who changes his mind has shared enough", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) });
    expect(await share("x", "t", field)).toBe("shared");
  });
  test("by the clipboard where the sheet fails", async () => {
    vi.stubGlobal("navigator", {
      share: () => Promise.reject(new Error("no")),
      clipboard: { writeText: () => Promise.resolve() },
    });
    expect(await share("x", "t", field)).toBe("copied");
  });
  test("the old way where there is no clipboard, and else by hand", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
    expect(await share("x", "t", field)).toBe("copied");
    expect(await share("x", "t", undefined)).toBe("by-hand");
    Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
    expect(await share("x", "t", field)).toBe("by-hand");
  });
});
