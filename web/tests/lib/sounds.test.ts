// Sounds are made on the device, where its settings want them, and nowhere else.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SoundBlocked } from "../../src/lib/soundBlocked.svelte";
import { SCORES, type Sound } from "../../src/lib/scores";
import { settings } from "../../src/lib/settings.svelte";
import { audio, buzz, play } from "../../src/lib/sounds";
import { mounted } from "../support/reactive.svelte";

interface Struck {
  hertz: number;
  start: number;
  stop: number;
  wave: string;
  loud: number;
}
let struck: Struck[];
let state: string;
let wakes: boolean;

class FakeAudio extends EventTarget {
  currentTime = 10;
  destination = {};
  get state(): string {
    return state;
  }
  resume(): Promise<void> {
    return wakes ? Promise.resolve() : Promise.reject(new Error("no"));
  }
  createGain(): object {
    const gain = {
      loud: 0,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (loud: number) => (gain.loud = loud),
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: (to: object) => to };
  }
  createOscillator(): object {
    const one = { hertz: 0, start: 0, stop: 0, wave: "", loud: 0 };
    let level = { gain: { loud: 0 } };
    return {
      frequency: {
        set value(hertz: number) {
          one.hertz = hertz;
        },
      },
      set type(wave: string) {
        one.wave = wave;
      },
      connect: (to: typeof level) => (level = to),
      start: (at: number) => (one.start = at),
      stop: (at: number) => struck.push({ ...one, stop: at, loud: level.gain.loud }),
    };
  }
}

beforeEach(() => {
  [struck, state, wakes] = [[], "running", true];
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.sound = true;
  settings.vibrate = true;
});

test.each(Object.keys(SCORES) as Sound[])("%s is struck note by note as it is written", (name) => {
  play(name);
  expect(struck.map(({ hertz, start, wave, loud }) => [hertz, start, wave, loud])).toEqual(
    (SCORES[name] as [number, number, number, number?, string?][]).map(
      ([hertz, at, , loud = 0.18, wave = "sine"]) => [hertz, 10 + at, wave, loud],
    ),
  );
  for (const one of struck) expect(one.stop).toBeGreaterThan(one.start);
});

test("what counts up climbs a major scale", () => {
  for (let step = 0; step <= 8; step += 1) play("count", step);
  const halfTones = struck.map((one) => Math.round(12 * Math.log2(one.hertz / struck[0]!.hertz)));
  expect(halfTones).toEqual([0, 2, 4, 5, 7, 9, 11, 12, 14]);
});

test("who leaves is heard by notes that fall, who comes by notes that rise", () => {
  play("leave");
  const fall = struck.map((one) => one.hertz);
  struck = [];
  play("arrive");
  const rise = struck.map((one) => one.hertz);
  expect(fall).toEqual([...fall].sort((a, b) => b - a));
  expect(rise).toEqual([...rise].sort((a, b) => a - b));
});

test("a device that wants no sound makes none", () => {
  settings.sound = false;
  play("tap");
  expect(struck).toEqual([]);
});

test("a device without sound is no fault", async () => {
  vi.resetModules();
  const fresh = await import("../../src/lib/sounds");
  (await import("../../src/lib/settings.svelte")).settings.sound = true;
  vi.stubGlobal("AudioContext", undefined);
  fresh.play("tap");
  expect(fresh.audio()).toBeNull();
});

describe("a page that sleeps", () => {
  beforeEach(() => (state = "suspended"));
  test("plays when it wakes up at once", async () => {
    play("tap");
    await vi.advanceTimersByTimeAsync(0);
    expect(struck).toHaveLength(1);
  });
  test("not what has lost its sense meanwhile", async () => {
    let wake = (): void => undefined;
    vi.spyOn(FakeAudio.prototype, "resume").mockReturnValue(new Promise((done) => (wake = done)));
    play("tap");
    await vi.advanceTimersByTimeAsync(400);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(struck).toEqual([]);
  });
  test("nothing where it may not", async () => {
    wakes = false;
    play("tap");
    await vi.advanceTimersByTimeAsync(0);
    expect(struck).toEqual([]);
  });
  test("nor is a page asked that nobody has touched", () => {
    const resume = vi.spyOn(FakeAudio.prototype, "resume");
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    play("tap");
    expect(resume).not.toHaveBeenCalled();
  });
});

test.each([
  [true, true, 1],
  [false, true, 0],
  [true, false, 0],
])("a phone that wants to buzz (%j) and was touched (%j) buzzes %i times", (vibrate, touched, times) => {
  const buzzes = vi.fn();
  vi.stubGlobal("navigator", { vibrate: buzzes, userActivation: { hasBeenActive: touched } });
  settings.vibrate = vibrate;
  buzz([60, 40, 60]);
  expect(buzzes.mock.calls).toEqual(Array.from({ length: times }, () => [[60, 40, 60]]));
});

test("the big screen asks to be touched as long as it is silent", () => {
  state = "suspended";
  const [muted, unmount] = mounted(() => new SoundBlocked());
  expect(muted.now).toBe(true);
  const resume = vi.spyOn(FakeAudio.prototype, "resume");
  window.dispatchEvent(new Event("pointerdown"));
  expect(resume).toHaveBeenCalledTimes(1);
  state = "running";
  audio()!.dispatchEvent(new Event("statechange"));
  expect(muted.now).toBe(false);
  unmount();
  window.dispatchEvent(new Event("keydown"));
  expect(resume).toHaveBeenCalledTimes(1);
});
