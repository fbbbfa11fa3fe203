// What is done in a match, and what is kept back or told of it.
import { describe, expect, test, vi } from "vitest";
import type { AnyAction } from "../../../src/gen/actions";
import { Doing } from "../../../src/lib/attempt.svelte";
import { Suspense, type Act } from "../../../src/lib/play/suspense.svelte";
import { Playback } from "../../../src/lib/play/playback.svelte";
import { TimeUp } from "../../../src/lib/timeUp.svelte";
import { Changing, mounted } from "../../support/reactive.svelte";
import { roomWith, settled } from "../../support/table.svelte";

const act = (name: string): AnyAction => ({ act: name }) as AnyAction;

describe("what is done", () => {
  const doing = () => {
    const { room, link } = roomWith();
    return { link, doing: new Doing<AnyAction>(room, () => 1) };
  };
  test("quick fingers are not lost: one after the other", async () => {
    const { link, doing: hand } = doing();
    const [first, second] = [hand.do(act("a"), act("b")), hand.do(act("c"))];
    await settled();
    expect([link.all, hand.busy]).toEqual([[{ act: "a" }], true]);
    await link.last.accept();
    expect(link.all).toEqual([{ act: "a" }, { act: "b" }]);
    await link.last.accept();
    await link.last.accept();
    expect([await first, await second, hand.busy, link.last.as]).toEqual([true, true, false, 1]);
  });
  test("a second tap does not do it twice", async () => {
    const { link, doing: hand } = doing();
    const first = hand.once(act("a"));
    expect(await hand.once(act("a"))).toBe(false);
    await settled();
    await link.last.accept();
    expect([await first, link.sent.length]).toEqual([true, 1]);
  });
  test("a refusal ends what belongs together, is told, and holds nobody up", async () => {
    const { link, doing: hand } = doing();
    const first = hand.do(act("a"), act("b"));
    const second = hand.do(act("c"));
    await settled();
    await link.last.refuse("no", "Non.");
    expect([await first, hand.say, link.all]).toEqual([false, "Non.", [{ act: "a" }, { act: "c" }]]);
    await link.last.accept();
    expect([await second, hand.say]).toEqual([true, ""]);
  });
  test("what breaks is not swallowed, and the next is done", async () => {
    const { link, doing: hand } = doing();
    const first = hand.do(act("a")).catch((fault: Error) => fault.message);
    const second = hand.do(act("b"));
    await settled();
    await link.last.break(new Error("oops"));
    await link.last.accept();
    expect([await first, await second, hand.busy]).toEqual(["oops", true, false]);
  });
  test("nobody does nothing", async () => {
    const { room, link } = roomWith();
    expect(await new Doing(room, () => null).do(act("a"))).toBe(false);
    expect(link.sent).toEqual([]);
  });
});

describe("a script", () => {
  const SCRIPT = { at: [500, 1000, 3000], lasts: 4000 };
  const played = (from: number | null) => {
    const [beat, told] = [vi.fn(), vi.fn()];
    return { telling: new Playback(SCRIPT, from, beat, told), beat, told };
  };
  test("is played beat by beat, and told once", () => {
    const { telling, beat, told } = played(0);
    const seen = [0, 500, 500, 2000].map((millis) => (vi.advanceTimersByTime(millis), telling.begun));
    expect([seen, telling.over]).toEqual([[0, 1, 2, 3], false]);
    vi.advanceTimersByTime(1000);
    expect([telling.over, beat.mock.calls, told.mock.calls.length]).toEqual([true, [[0], [1], [2]], 1]);
    telling.end();
    expect(told).toHaveBeenCalledTimes(1);
  });
  test("whoever comes into the middle is as far as the others", () => {
    const { telling, beat } = played(1000);
    expect(telling.begun).toBe(2);
    vi.advanceTimersByTime(2000);
    expect([telling.begun, beat.mock.calls]).toEqual([3, [[2]]]);
    telling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
  test.each([null, 4000, 9000])("from %j there is nothing left to play", (from) => {
    const { telling, told } = played(from);
    expect([telling.begun, telling.over, told.mock.calls.length, vi.getTimerCount()]).toEqual([
      3,
      true,
      0,
      0,
    ]);
  });
  test("whoever goes on takes the screen along", () => {
    const { telling, told } = played(0);
    telling.end();
    expect([telling.over, told.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
  });
});

describe("suspense", () => {
  const shown = (screens: number, act: Act | null, turnedAt: number | null = 0) => {
    const { room, link } = roomWith({ screens });
    link.turnedAt = turnedAt === null ? null : performance.now() + turnedAt;
    const now = new Changing(act);
    const [suspense, unmount] = mounted(() => new Suspense(room, () => now.now));
    return { suspense, now, link, unmount };
  };
  test("lasts as long as the big screen plays", async () => {
    const { suspense, unmount } = shown(1, { of: "1", lasts: 3000 });
    expect(suspense.lasts).toBe(true);
    await settled(2999);
    expect(suspense.lasts).toBe(true);
    await settled(1);
    expect(suspense.lasts).toBe(false);
    unmount();
  });
  test.each([
    ["no big screen", 0, { of: "1", lasts: 3000 }, 0],
    ["nothing that is played", 1, null, 0],
    ["something that is told at once", 1, { of: "1", lasts: 0 }, 0],
    ["a moment that is over", 1, { of: "1", lasts: 3000 }, -3000],
    ["a beginning that nobody knows", 1, { of: "1", lasts: 3000 }, null],
  ])("with %s there is none", (_, screens, act, turnedAt) => {
    const { suspense, unmount } = shown(screens, act, turnedAt);
    expect(suspense.lasts).toBe(false);
    unmount();
  });
  test("who does not want to wait is told, and the next moment is kept back again", () => {
    const { suspense, now, link, unmount } = shown(1, { of: "1", lasts: 3000 });
    suspense.end();
    expect(suspense.lasts).toBe(false);
    link.turnedAt = performance.now();
    now.now = { of: "2", lasts: 3000 };
    expect(suspense.lasts).toBe(true);
    unmount();
  });
  test("a big screen that comes later keeps nothing back that was seen", () => {
    const { suspense, link, unmount } = shown(0, { of: "1", lasts: 3000 });
    link.table = { ...link.table, screens: 1 };
    expect(suspense.lasts).toBe(false);
    unmount();
  });
});

test("what was not confirmed in time: what became of it is told once to whom it was", () => {
  const timeUp = new TimeUp();
  timeUp.note(1, { counts: true, counted: "Compté.", lost: "Perdu." });
  timeUp.note(2, { counts: false, counted: "Compté.", lost: "Perdu." });
  timeUp.note(3, { counts: true, counted: "Compté.", lost: "Perdu." });
  timeUp.note(3, null); // confirmed
  timeUp.note(5, { counts: false, counted: "Compté.", lost: "Perdu." });
  for (const one of [3, 5]) timeUp.saved(one); // the phone was passed on meanwhile
  timeUp.close({ 2: "Rien.", 4: "Rien." });
  expect(timeUp.news).toEqual({ 1: "Compté.", 2: "Perdu.", 4: "Rien.", 5: "Compté." });
  timeUp.dismiss(5);
  timeUp.dismiss(2);
  expect(timeUp.news).toEqual({ 1: "Compté.", 4: "Rien." });
  timeUp.close();
  expect(timeUp.news).toEqual({});
});
