// A line that is lost: it comes back by itself, less and less often, and at once for whoever wakes the page.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  beginLines,
  call,
  calls,
  closeLines,
  dies,
  FAULT,
  FIRST_PAUSE,
  LATER,
  LONGEST_PAUSE,
  pass,
  RESTART,
  seated,
  STEADY,
  welcome,
  whole,
} from "../support/line";
import { FakeSocket } from "../support/socket";

beforeEach(beginLines);
afterEach(closeLines);

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
    server.says({
      seq: 7,
      events: [
        { key: "a", params: {} },
        { key: "b", params: {} },
      ],
    });
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
