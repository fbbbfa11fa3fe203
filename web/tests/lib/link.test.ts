// The line to a table, with a server that the test plays.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addSeat, held, hold } from "../../src/lib/devices";
import { PATCHES } from "../../src/lib/held";
import { Link } from "../../src/lib/link.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import { PROTOCOL, Refusal } from "../../src/lib/wire";
import { FakeSocket, type Frame } from "../support/socket";
import { match, tableView } from "../support/table.svelte";

const [FAULT, RESTART, LATER] = [1011, 1012, 1013];
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
const STEADY = 10_000;

const open: Link[] = [];
function call(screen = false, build = "b1"): Link {
  const link = new Link("MANO", screen, () => "fr", build);
  open.push(link);
  return link;
}
const welcome = (more: Frame = {}): Frame => ({
  welcome: {
    protocol: PROTOCOL,
    server: "s1",
    reload: false,
    epoch: "e1",
    you: [1],
    lost: [],
    now: 0,
    ...more,
  },
});
/** As a server shows a table first. */
const whole = (more: Frame = {}): Frame => ({
  seq: 1,
  whole: true,
  epoch: "e1",
  you: [1],
  heard: 0,
  now: 0,
  table: tableView(),
  ...more,
});
/** A line that stands, with a table on it. */
function seated(screen = false): { link: Link; server: FakeSocket } {
  const link = call(screen);
  const server = FakeSocket.last.opens().says(welcome()).says(whole());
  return { link, server };
}
const pass = (millis: number): void => void vi.advanceTimersByTime(millis);
const calls = (): number => FakeSocket.all.length;
/** A server that answers every call and dies at once. */
function dies(millis: number, code = FAULT): number {
  const before = calls();
  for (let at = 0; at < millis; at += 10) {
    pass(10);
    const now = FakeSocket.last;
    if (now.readyState === FakeSocket.CONNECTING) now.opens().says(welcome()).hangsUp(code);
  }
  return calls() - before;
}

beforeEach(() => {
  FakeSocket.begin();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  for (const link of open.splice(0)) link.close();
});

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
      patches: PATCHES,
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
      view: { phase: { name: "a" } },
      mine: { "1": { view: 7 } },
    });
    server.says({ seq: 3, now: 6, view: { "phase/name": "b" } });
    expect([link.table?.host, link.view, link.mine]).toEqual([
      2,
      { phase: { name: "b" } },
      { "1": { view: 7, prompts: [] } },
    ]);
    server.says({ seq: 4, now: 7, view: null });
    expect(link.view).toBeNull();
    server.says(whole({ seq: 9, table: tableView({ host: 3 }) }));
    expect([link.table?.host, link.mine]).toEqual([3, {}]);
  });

  test("events are told one by one; those of a whole frame are not fresh", () => {
    const { link, server } = seated();
    const told: [string[], boolean][] = [];
    const stop = link.onEvents((events, fresh) => told.push([events.map((one) => one.key), fresh]));
    server.says({ seq: 2, events: [{ key: "a", "params*2": { seat: [0, 1] } }] });
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
    for (const act of ["a", "b", "c"]) void link.do({ act }).then(() => answers.push(act));
    const ids = server.heard.map((one) => one.id);
    server.says({ ack: ids[0] }).hangsUp(FAULT);
    void link.do({ act: "d" }).then(() => answers.push("d"));
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

describe("a line that is lost", () => {
  test.each([1008, 1009, 4000, 4003, 4004, 4005, 4010, 4011, 4026])(
    "with code %i nothing is gained by calling again",
    async (code) => {
      const { link, server } = seated();
      const done = link.do({ act: "draw" });
      server.hangsUp(code);
      expect(link.state).toBe("closed");
      await expect(done).rejects.toBe(link.ended);
      pass(120_000);
      window.dispatchEvent(new Event("online"));
      window.dispatchEvent(new Event("pointerdown"));
      link.greetAgain();
      expect(calls()).toBe(1);
    },
  );

  test.each(["no-such-table", "table-damaged", "too-many-devices", "protocol-too-old"])(
    "nor after “%s”, whatever the code",
    (key) => {
      const link = call();
      FakeSocket.last.opens().says({ refused: key, say: "Non." }).hangsUp(1006);
      expect([link.state, link.ended?.key, link.ended?.say]).toEqual(["closed", key, "Non."]);
    },
  );

  test("a reason is forgotten once the table is shown whole again", () => {
    const { link, server } = seated();
    server
      .says({ refused: "no-such-table", say: "Non." })
      .says(whole({ seq: 5 }))
      .hangsUp(1006);
    expect(link.state).toBe("lost");
  });

  test("comes back by itself, and says where it stopped", () => {
    const { link, server } = seated();
    server.says({ seq: 7, events: [{ key: "a", "params*2": { n: [1, 2] } }] });
    server.hangsUp(FAULT);
    expect([link.state, link.slow, link.table?.host]).toEqual(["lost", false, 1]);
    pass(FIRST_PAUSE);
    expect(FakeSocket.last.opens().hello).toMatchObject({ epoch: "e1", since: 7, heard: 2 });
    FakeSocket.last.says(welcome());
    expect(link.state).toBe("open");
  });

  test("of another server's table nothing is held any more", () => {
    const { server } = seated();
    server.hangsUp(FAULT);
    pass(FIRST_PAUSE);
    FakeSocket.last
      .opens()
      .says(welcome({ epoch: "e2" }))
      .hangsUp(FAULT);
    pass(LONGEST_PAUSE);
    expect(FakeSocket.last.opens().hello).toMatchObject({ epoch: "e2", since: -1 });
  });

  test("is worth a word only after a moment", () => {
    const { link, server } = seated();
    server.hangsUp(FAULT);
    pass(1400);
    expect(link.slow).toBe(false);
    pass(200);
    expect(link.slow).toBe(true);
    FakeSocket.last.opens().says(welcome());
    expect(link.slow).toBe(false);
    pass(5000);
    expect(link.slow).toBe(false);
  });

  test("before a full house one is told why, until one is let in", () => {
    const link = call();
    FakeSocket.last.opens().says({ refused: "house-crowded", say: "La maison est pleine." }).hangsUp(LATER);
    expect([link.state, link.why]).toEqual(["lost", "La maison est pleine."]);
    pass(FIRST_PAUSE);
    expect(calls()).toBe(2);
    FakeSocket.last.hangsUp(1006);
    expect(link.why).toBe("La maison est pleine.");
    pass(2 * FIRST_PAUSE);
    FakeSocket.last.opens().says(welcome());
    expect([link.state, link.why]).toEqual(["open", ""]);
  });

  test("that opens and dies at once is called less and less often, and never given up", () => {
    const { server } = seated();
    server.hangsUp(FAULT);
    // 0.3, 0.6, 1.2, 2.4, 4.8 and 9.6 seconds at most, and half of that at least.
    const first = dies(12_000);
    expect(first).toBeGreaterThanOrEqual(3);
    expect(first).toBeLessThanOrEqual(8);
    dies(12_000);
    expect(dies(60_000)).toBeLessThanOrEqual(60_000 / (LONGEST_PAUSE / 2));
    expect(dies(2 * LONGEST_PAUSE)).toBeGreaterThanOrEqual(1);
  });

  test("that a server ends to send us on is called at once, each time, and nobody reads a word of it", () => {
    const { link } = seated();
    for (let n = 0; n < 5; n += 1) {
      FakeSocket.last.hangsUp(RESTART);
      const before = calls();
      pass(FIRST_PAUSE);
      expect(calls() - before).toBe(1);
      FakeSocket.last.opens().says(welcome());
      pass(1000);
      expect([link.state, link.slow, link.why]).toEqual(["open", false, ""]);
    }
  });

  test("a restart that never greeted is no better than a fault", () => {
    const { server } = seated();
    server.hangsUp(RESTART);
    const before = calls();
    for (let at = 0; at < 12_000; at += 10) {
      pass(10);
      if (FakeSocket.last.readyState === FakeSocket.CONNECTING) FakeSocket.last.opens().hangsUp(RESTART);
    }
    expect(calls() - before).toBeLessThanOrEqual(8);
  });

  test("after a welcome that lasted the first call comes soon again", () => {
    const { server } = seated();
    server.hangsUp(FAULT);
    dies(30_000);
    pass(LONGEST_PAUSE);
    FakeSocket.last.opens().says(welcome());
    pass(STEADY + 1000);
    FakeSocket.last.hangsUp(FAULT);
    const before = calls();
    pass(FIRST_PAUSE);
    expect(calls() - before).toBe(1);
  });
});

describe("whoever wakes the page", () => {
  /** After many calls in vain the next one is far away. */
  function inVain(): void {
    const { server } = seated();
    server.hangsUp(FAULT);
    dies(20_000);
    while (FakeSocket.last.readyState !== FakeSocket.CLOSED) dies(10);
    pass(1000);
  }
  test.each([
    ["taps", () => window.dispatchEvent(new Event("pointerdown"))],
    ["presses a key", () => window.dispatchEvent(new Event("keydown"))],
    ["comes back to it", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["finds a network", () => window.dispatchEvent(new Event("online"))],
    ["goes back to it", () => window.dispatchEvent(new Event("pageshow"))],
  ])("%s does not wait", (_, wake) => {
    inVain();
    const before = calls();
    wake();
    expect(calls() - before).toBe(1);
  });

  test("nobody taps a house down", () => {
    inVain();
    const before = calls();
    for (let n = 0; n < 20; n += 1) {
      window.dispatchEvent(new Event("pointerdown"));
      dies(100);
    }
    expect(calls() - before).toBeLessThanOrEqual(4);
  });

  test("a line that seems open has to prove it: where no answer comes it is called anew", () => {
    const { server } = seated();
    window.dispatchEvent(new Event("pageshow"));
    expect(server.heard).toEqual([{ ping: 1 }]);
    server.says({ pong: 1 });
    pass(10_000);
    expect(calls()).toBe(1);
    window.dispatchEvent(new Event("pageshow"));
    pass(3000);
    expect(calls()).toBe(2);
    expect(server.readyState).toBe(FakeSocket.CLOSED);
  });

  test("a call into a network that is gone is made again, a fresh one is not", () => {
    call();
    pass(1000);
    window.dispatchEvent(new Event("online"));
    expect(calls()).toBe(1);
    pass(2500);
    window.dispatchEvent(new Event("online"));
    expect(calls()).toBe(2);
  });

  test("a page that nobody sees does nothing", () => {
    inVain();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const before = calls();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(calls()).toBe(before);
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
