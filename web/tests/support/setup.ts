// Every test begins on a device that remembers nothing, in French, and with a clock that only the test moves.
import { afterEach, beforeEach, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { toasts } from "../../src/lib/toasts.svelte";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 16, 18, 0, 0) });
  localStorage.clear();
  sessionStorage.clear();
  settings.lang = "fr";
  settings.sound = false;
  settings.readAloud = false;
});

afterEach(() => {
  toasts.dismiss();
  toasts.announced = "";
  vi.clearAllTimers();
  vi.useRealTimers();
});
