// The line to a table, with a server that the test plays.
import type { AnyAction } from "../../src/gen/actions";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addSeat, held, hold } from "../../src/lib/devices";
import { toasts } from "../../src/lib/toasts.svelte";
import { PROTOCOL, Refusal } from "../../src/lib/wire";
import {
  beginLines,
  call,
  calls,
  closeLines,
  FAULT,
  FIRST_PAUSE,
  LONGEST_PAUSE,
  pass,
  seated,
  welcome,
  whole,
} from "../support/line";
import { FakeSocket, type Frame } from "../support/socket";
import { match, prompt, tableView } from "../support/table.svelte";

beforeEach(beginLines);
afterEach(closeLines);

describe("hello", () => {
  test("says what this device holds, and where it stopped", () => {
    addSeat("MANO", { person: 1, token: "t1" });
    addSeat("MANO", { person: 2, token: "t2" });
    hold("MANO", { key: "k" });
    const link = call();
    expect(link.state).toBe("calling");
    expect(FakeSocket.last.url).toMatch(/^wss?:\/\/[^/]+\/ws\/MANO$/);
    expect(FakeSocket.last.sent).toEqual([]); // nothing before it is open
    expect(FakeSocket.last.opens().hello).toEqual({
      table: "MANO",
      protocol: PROTOCOL,
      tokens: ["t1", "t2"],
      key: "k",
      epoch: "",
      since: -1,
      heard: 0,
      lang: "fr",
      screen: false,
      client: "b1",
    });
  });

  test("a big screen shows no token, and a device with many seats the latest ten", () => {
    for (let n = 1; n <= 12; n += 1) addSeat("MANO", { person: n, token: `t${n}` });
    call(true);
    expect(FakeSocket.last.opens().hello.tokens).toEqual([]);
    call();
    expect(FakeSocket.last.opens().hello.tokens).toEqual(Array.from({ length: 10 }, (_, n) => `t${n + 3}`));
  });

  test("seats that the server does not know any more are given up, by their token", () => {
    addSeat("MANO", { person: 1, token: "t1" });
    addSeat("MANO", { person: 2, token: "t2" });
    call();
    FakeSocket.last.opens();
    addSeat("MANO", { person: 1, token: "t3" }); // another tab, since the hello
    FakeSocket.last.says(welcome({ lost: [0] }));
    expect(held("MANO").seats.map((one) => one.token)).toEqual(["t2", "t3"]);
  });

  test("an old page loads the new one, once for each server", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    call();
    FakeSocket.last.opens().says(welcome({ reload: true }));
    call();
    FakeSocket.last.opens().says(welcome({ reload: true }));
    expect(reload).toHaveBeenCalledTimes(1);
    call();
    FakeSocket.last.opens().says(welcome({ reload: true, server: "s2" }));
    expect(reload).toHaveBeenCalledTimes(2);
    call(false, ""); // a page that is being worked on
    FakeSocket.last.opens().says(welcome({ reload: true, server: "s3" }));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe("what is shown", () => {
  test("a whole frame, then what changed", () => {
    const { link, server } = seated();
    expect([link.state, link.you, link.table?.host]).toEqual(["open", [1], 1]);
    server.says({
      seq: 2,
      now: 5,
      table: { host: 2 },
      view: { phase: { name: "a", words: [{ n: 1 }] }, round: null },
      mine: { "1": { view: 7 }, "2": { view: 8 } },
    });
    server.says({
      seq: 3,
      now: 6,
      view: { phase: { name: "b" } },
      mine: { "1": { prompts: [prompt("draw")] }, "2": null },
    });
    expect([link.table?.host, link.view, link.mine]).toEqual([
      2,
      { phase: { name: "b" }, round: null },
      { "1": { view: 7, prompts: [prompt("draw")] } },
    ]);
    server.says({ seq: 4, now: 7, view: null });
    expect(link.view).toBeNull();
    server.says(whole({ seq: 9, table: tableView({ host: 3 }) }));
    expect([link.table?.host, link.mine]).toEqual([3, {}]);
  });

  test("the first view of another game leaves nothing of the game before", () => {
    const { link, server } = seated();
    const match = (game: string) => ({ id: game, game, seats: [1] });
    server.says({
      seq: 2,
      table: { match: match("a") as never },
      view: { phase: { name: "x" }, words: [1] },
    });
    server.says({ seq: 3, view: { phase: { name: "y" } } });
    expect(link.view).toEqual({ phase: { name: "y" }, words: [1] });
    server.says({ seq: 4, table: { match: match("b") as never }, view: { phase: { name: "z" }, stock: 3 } });
    expect(link.view).toEqual({ phase: { name: "z" }, stock: 3 });
  });

  test("what is equal stays the very same, so that it is not drawn anew", () => {
    const { link, server } = seated();
    const phase = (ready: number[]) => ({ name: "a", ready, rows: [{ n: 1 }, { n: ready.length }] });
    server.says({ seq: 2, view: { phase: phase([1]), round: 1 } });
    const before = link.view as { phase: ReturnType<typeof phase> };
    server.says({ seq: 3, view: { phase: phase([1, 2]) } });
    const after = link.view as typeof before;
    expect(after).toEqual({ phase: phase([1, 2]), round: 1 });
    expect(before).toEqual({ phase: phase([1]), round: 1 });
    expect(after.phase.rows[0]).toBe(before.phase.rows[0]);
    expect(after.phase.rows[1]).not.toBe(before.phase.rows[1]);
    server.says({ seq: 4, view: { phase: phase([1, 2]) } });
    expect(link.view).toBe(after);
    server.says({ seq: 5, view: { phase: [] } });
    expect(link.view).toEqual({ phase: [], round: 1 });
  });

  test("events are told one by one; those of a whole frame are not fresh", () => {
    const { link, server } = seated();
    const told: [string[], boolean][] = [];
    const stop = link.onEvents((events, fresh) => told.push([events.map((one) => one.key), fresh]));
    server.says({
      seq: 2,
      events: [
        { key: "a", params: { seat: 0 } },
        { key: "a", params: { seat: 1 } },
      ],
    });
    server.says(whole({ seq: 3, events: [{ key: "b", params: {} }] }));
    stop();
    server.says({ seq: 4, events: [{ key: "c", params: {} }] });
    expect(told).toEqual([
      [["a", "a"], true],
      [["b"], false],
    ]);
  });

  test("match time is anchored to when it was heard; a screen that hears nothing does not count on", () => {
    for (const screen of [true, false]) {
      const { link, server } = seated(screen);
      server.says({ seq: 2, now: 40_000, hold: 500, stands: 20 });
      const heardAt = performance.now();
      const anchor = { now: 40_000, hold: 500, stands: 20, heardAt, running: true };
      expect(link.anchor).toEqual(anchor);
      pass(3000);
      server.hangsUp(FAULT);
      pass(5000);
      expect(link.anchor).toEqual(screen ? { ...anchor, now: 43_000, running: false } : anchor);
    }
  });

  test("when what is played began: told to who comes into the middle, seen by who was there", () => {
    const { link, server } = seated();
    expect(link.turnedAt).toBeNull(); // nobody said
    pass(1000);
    server.says({ seq: 2, table: { phase: "vote" } });
    const then = performance.now();
    expect(link.turnedAt).toBe(then);
    pass(1000);
    server.says({ seq: 3, table: { ready: [1] } });
    expect(link.turnedAt).toBe(then);
    server.says(whole({ seq: 4, lasted: 700, table: tableView({ phase: "score" }) }));
    expect(link.turnedAt).toBe(performance.now() - 700);
    server.says({ seq: 5, table: { match: match({ outcome: { standings: [], winners: [] } }) } });
    expect(link.turnedAt).toBe(performance.now());
  });

  test("until when people are asked", () => {
    const { link, server } = seated();
    server.says({ seq: 2, left: 600_000 });
    expect(link.askedUntil).toBe(performance.now() + 600_000);
    server.says({ seq: 3 });
    expect(link.askedUntil).toBeNull();
  });

  test("a seat that is given comes with a frame, and one that is taken away is told", () => {
    const { server } = seated();
    server.says({ seat: { person: 4, token: "t4" } });
    expect(held("MANO").seats).toEqual([{ person: 4, token: "t4" }]);
    server.says({ refused: "seat-lost", params: { person: 4 }, say: "Quelqu’un d’autre joue." });
    expect(held("MANO").seats).toEqual([]);
    expect([toasts.text, toasts.kind]).toEqual(["Quelqu’un d’autre joue.", "refused"]);
  });
});

describe("what is sent", () => {
  test("waits for the welcome, and is answered by its id", async () => {
    const link = call();
    const first = link.do({ act: "draw" }, 1);
    FakeSocket.last.opens();
    const second = link.ask({ act: "pause" } as never);
    expect(FakeSocket.last.heard).toEqual([]);
    const server = FakeSocket.last.says(welcome());
    const [one, two] = server.heard;
    expect([one, two]).toEqual([
      { id: expect.any(String), as: 1, do: { act: "draw" } },
      { id: expect.any(String), ask: { act: "pause" } },
    ]);
    expect(one!.id).not.toBe(two!.id);
    server.says({ ack: two!.id, answer: { done: true } }).says({ ack: one!.id });
    await expect(second).resolves.toEqual({ done: true });
    await expect(first).resolves.toBeUndefined();
  });

  test("a refusal is one, with its sentence; what nobody asked is passed over", async () => {
    const { link, server } = seated();
    const done = link.do({ act: "draw" });
    server.says({ refused: "not-yours", id: "unknown", say: "?" }).says({ ack: "unknown" });
    server.says({ refused: "not-yours", id: server.heard[0]!.id, say: "Pas à vous.", params: { seat: 2 } });
    const refusal = await done.catch((fault: unknown) => fault as Refusal);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ key: "not-yours", say: "Pas à vous.", params: { seat: 2 } });
  });

  test("what was not answered when the line broke is sent again, under the same id and in its order", async () => {
    const { link, server } = seated();
    const answers: string[] = [];
    for (const act of ["a", "b", "c"]) void link.do({ act } as AnyAction).then(() => answers.push(act));
    const ids = server.heard.map((one) => one.id);
    server.says({ ack: ids[0] }).hangsUp(FAULT);
    void link.do({ act: "d" } as unknown as AnyAction).then(() => answers.push("d"));
    pass(FIRST_PAUSE);
    const next = FakeSocket.last;
    expect(next).not.toBe(server);
    expect(next.opens().heard).toEqual([]);
    next.says(welcome());
    expect(next.heard.map((one) => [one.id, (one.do as Frame).act])).toEqual([
      [ids[1], "b"],
      [ids[2], "c"],
      [expect.any(String), "d"],
    ]);
    for (const one of next.heard) next.says({ ack: one.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual(["a", "b", "c", "d"]);
    next.hangsUp(FAULT);
    pass(LONGEST_PAUSE);
    expect(FakeSocket.last.opens().says(welcome()).heard).toEqual([]); // what was answered is not said again
  });

  test("an act is meant for the match that was shown when it was done, also when it is sent again", () => {
    const { link, server } = seated();
    server.says(whole({ table: tableView({ match: match({ id: "first" }) }) }));
    void link.do({ act: "vote", aye: true });
    void link.ask({ act: "pause" } as never);
    expect(server.heard.map((one) => one.match)).toEqual(["first", undefined]);
    server.hangsUp(FAULT);
    pass(FIRST_PAUSE);
    const next = FakeSocket.last.opens().says(welcome());
    next.says(whole({ table: tableView({ match: match({ id: "second" }) }) }));
    void link.do({ act: "vote", aye: true });
    expect(next.heard.map((one) => one.match)).toEqual(["first", undefined, "second"]);
  });

  test("whoever has left is not brought back by leaving again", async () => {
    const { link, server } = seated();
    const left = link.ask({ act: "leave" } as never);
    server.hangsUp(FAULT);
    pass(FIRST_PAUSE);
    expect(FakeSocket.last.opens().says(welcome()).heard).toEqual([]);
    await expect(left).resolves.toBeNull();
  });

  test("who joins keeps the seat on this device", async () => {
    const { link, server } = seated();
    const joined = link.ask({ act: "join", name: "Léon" } as never);
    server.says({ ack: server.heard[0]!.id, answer: { person: 5, token: "t5" } });
    await joined;
    expect(held("MANO").seats).toEqual([{ person: 5, token: "t5" }]);
  });

  test("an answer that does not come for ten seconds means that the line is dead", () => {
    const { link, server } = seated();
    void link.do({ act: "draw" });
    pass(9000);
    expect(calls()).toBe(1);
    pass(4000);
    expect(calls()).toBe(2);
    expect(server.readyState).toBe(FakeSocket.CLOSED);
    expect(FakeSocket.last.opens().says(welcome()).heard[0]?.id).toBe(server.heard[0]?.id);
  });

  test("so does a hello that is not answered; an idle line is left alone", () => {
    call();
    FakeSocket.last.opens();
    pass(13_000);
    expect(calls()).toBe(2);
    FakeSocket.last.opens().says(welcome());
    pass(120_000);
    expect(calls()).toBe(2);
  });
});

describe("at the door", () => {
  const door = { door: { knock: true, table: "MANO" } };
  test("one stands outside; a knock is made anew, a join as it was, and the rest waits to be let in", async () => {
    const { link, server } = seated();
    const knock = link.ask({ act: "knock" } as never);
    const joins = link.ask({ act: "join" } as never);
    void link.do({ act: "draw" });
    const [knockId, joinId, drawId] = server.heard.map((one) => one.id);
    server.hangsUp(FAULT);
    pass(FIRST_PAUSE);
    const next = FakeSocket.last.opens().says(door);
    expect([link.state, link.outside, link.knocked]).toEqual(["door", true, false]);
    expect(next.heard.map((one) => (one.ask as Frame).act)).toEqual(["knock", "join"]);
    expect(next.heard[0]!.id).not.toBe(knockId);
    expect(next.heard[1]!.id).toBe(joinId);
    next.says({ ack: next.heard[0]!.id }).says({ ack: joinId, answer: { person: 4, token: "t" } });
    await Promise.all([knock, joins]);
    expect(link.knocked).toBe(true);
    pass(30_000); // nobody is impatient there
    expect(calls()).toBe(2);
    next.says(welcome());
    expect([link.state, link.outside, link.knocked]).toEqual(["open", false, false]);
    expect(next.heard.map((one) => one.id)).toContain(drawId);
  });

  test("who is turned away from the door stays away", () => {
    const link = call();
    FakeSocket.last.opens().says(door).says({ refused: "knock-refused", say: "Pas ce soir." }).hangsUp(1006);
    expect([link.state, link.ended?.key]).toEqual(["closed", "knock-refused"]);
    pass(60_000);
    expect(calls()).toBe(1);
  });

  test("whose claim is turned down at the table goes on watching, and comes back when the line is lost", () => {
    const { link, server } = seated();
    server.says({ refused: "knock-refused", say: "Pas ce soir." });
    expect([link.state, link.aside?.say]).toEqual(["open", "Pas ce soir."]);
    server.hangsUp(1006);
    expect(link.state).toBe("lost");
    pass(FIRST_PAUSE);
    expect(calls()).toBe(2);
  });
});

test("another language is told by a new hello, and the table is shown whole", () => {
  const { link, server } = seated();
  addSeat("MANO", { person: 1, token: "t9" });
  link.greetAgain();
  expect(server.readyState).toBe(FakeSocket.CLOSED);
  expect(FakeSocket.last.opens().hello).toMatchObject({ epoch: "", tokens: ["t9"] });
});

test("who leaves the page calls no more, and nothing listens to it", () => {
  const { link, server } = seated();
  link.close();
  server.hangsUp(FAULT);
  pass(60_000);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("pointerdown"));
  expect(calls()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
