// Where the page is, with a history that the test turns.
import { beforeEach, describe, expect, test, vi } from "vitest";

type Routes = typeof import("../../src/lib/route.svelte");
let steps: { state: unknown; path: string }[];
let at: number;

/** A browser at this address. */
async function opened(path: string, state: unknown = null): Promise<Routes> {
  steps = [{ state, path }];
  at = 0;
  const here = new URL(path, "http://house.test");
  const show = (): void => {
    const now = new URL(steps[at]!.path, "http://house.test");
    Object.assign(place, { pathname: now.pathname, hash: now.hash });
  };
  const place = { pathname: here.pathname, hash: here.hash, search: here.search };
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", {
    get state() {
      return steps[at]!.state;
    },
    pushState(state: unknown, _: string, path = steps[at]!.path) {
      steps = [...steps.slice(0, at + 1), { state, path }];
      at += 1;
      show();
    },
    replaceState(state: unknown, _: string, path = steps[at]!.path) {
      steps[at] = { state, path };
      show();
    },
    back: vi.fn(),
  });
  vi.resetModules();
  return import("../../src/lib/route.svelte");
}

/** The browser has gone back. */
function wentBack(): void {
  at -= 1;
  Object.assign(location, { pathname: new URL(steps[at]!.path, "http://house.test").pathname });
  window.dispatchEvent(Object.assign(new Event("popstate"), { state: steps[at]!.state }));
}

beforeEach(() => vi.resetModules());

test.each([
  ["/", null, false, false],
  ["/mano", "MANO", false, false],
  ["/mano/ecran", "MANO", true, false],
  ["/nowhere/else", null, false, true],
  ["/abc", null, false, true],
])("%s is table %j, its big screen %j, astray %j", async (path, code, big, astray) => {
  const { route } = await opened(path);
  expect([route.code, route.big, route.astray]).toEqual([code, big, astray]);
});

describe("a screen on top", () => {
  test("is a step in the history: going back closes it", async () => {
    const { route } = await opened("/mano");
    route.open("rules", "g");
    expect([route.overlay, route.argument, at]).toEqual(["rules", "g", 1]);
    wentBack();
    expect([route.overlay, route.argument, route.code]).toEqual([null, "", "MANO"]);
  });

  test("is closed by one step back, however often one taps", async () => {
    const { route } = await opened("/mano");
    route.close();
    expect(history.back).not.toHaveBeenCalled();
    route.open("settings");
    route.close();
    route.close();
    expect(history.back).toHaveBeenCalledTimes(1);
    wentBack();
    route.close();
    expect(history.back).toHaveBeenCalledTimes(1);
    route.open("seats");
    route.close();
    expect(history.back).toHaveBeenCalledTimes(2);
  });

  test.each([
    [{ overlay: "history", argument: "m1" }, "history", "m1"],
    [{ overlay: "a-screen-that-is-no-more", argument: "x" }, null, "x"],
    [null, null, ""],
  ])("that was kept as %j is found again as %j", async (state, overlay, argument) => {
    const { route } = await opened("/mano", state);
    expect([route.overlay, route.argument]).toEqual([overlay, argument]);
  });
});

test("one goes elsewhere with a step, or instead of the present one", async () => {
  const { route } = await opened("/");
  route.open("rules");
  route.go("/mano");
  expect([route.code, route.overlay, steps.length]).toEqual(["MANO", null, 3]);
  route.go("/pilu", true);
  expect([route.code, steps.length, steps[2]!.path]).toEqual(["PILU", 3, "/pilu"]);
});

test.each([
  ["/mano#abcDEF_-12", "abcDEF_-12", "/mano"],
  ["/mano#short", "", "/mano#short"],
  ["/mano#not%20a%20key%21", "", "/mano#not%20a%20key%21"],
  ["/mano", "", "/mano"],
])("the address %s holds the key %j, which is taken off it", async (path, key, left) => {
  const { takeKey } = await opened(path);
  expect(takeKey()).toBe(key);
  expect(steps[0]!.path).toBe(left);
  expect(takeKey()).toBe("");
});
