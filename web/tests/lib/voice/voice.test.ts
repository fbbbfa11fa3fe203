// The voice of a device, and a screen that is read aloud: with a browser's voice that the test plays.
import { speech, voiceOf } from "../../support/speech";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Aloud, onPhone, onScreen, type Passage } from "../../../src/lib/voice/aloud.svelte";
import { voice, type Line } from "../../../src/lib/voice/voice.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import { Changing, mounted } from "../../support/reactive.svelte";
import { roomWith } from "../../support/table.svelte";

let touched: boolean;
let tests = 0;

/** A device with these voices, that somebody has touched or not. */
function device(...voices: SpeechSynthesisVoice[]): void {
  voice.hush();
  speech.begins(...voices);
  voice.awake = touched;
  voice.seen = true;
}
const french = (text: string, mark?: number): Line => ({
  text,
  lang: "fr",
  ...(mark === undefined ? {} : { mark }),
});
const english = (text: string): Line => ({ text, lang: "en" });
const passage = (moment: string, ...lines: (string | Line)[]): Passage => ({
  moment: `${tests} ${moment}`, // the next screen goes on with the same moment
  lines: lines.map((one) => (typeof one === "string" ? french(one) : one)),
});
const settle = async (): Promise<void> => {
  flushSync();
  await vi.advanceTimersByTimeAsync(400);
};

const unmounts: (() => void)[] = [];
function screen(
  what: Changing<Passage | null>,
  byItself: () => boolean = () => false,
  held: () => boolean = () => false,
): Aloud {
  const [aloud, unmount] = mounted(() => new Aloud(() => what.now, byItself, held));
  unmounts.push(unmount);
  return aloud;
}
beforeEach(() => {
  vi.stubGlobal("navigator", {
    userActivation: {
      get hasBeenActive() {
        return touched;
      },
    },
  });
  touched = true;
  vi.advanceTimersByTime(60_000 * ++tests); // the voice is the same in all of them: its time must not go back
  device(voiceOf("fr-FR"));
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

describe("a device", () => {
  test("can read what it has a voice for", () => {
    expect([voice.has("fr"), voice.has("en")]).toEqual([true, false]);
    device(voiceOf("en-GB"), voiceOf("de-DE"));
    expect([voice.has("fr"), voice.has("en")]).toEqual([false, true]);
  });

  test("whose voices come late has them then, told or not", async () => {
    const look = speech.onvoiceschanged;
    device();
    expect(voice.has("fr")).toBe(false);
    speech.comes(voiceOf("de-DE"), voiceOf("fr_FR"));
    expect(voice.has("fr")).toBe(true);
    speech.voices = [];
    vi.resetModules(); // a page that is just being made
    const { voice: fresh } = await import("../../../src/lib/voice/voice.svelte");
    speech.voices = [voiceOf("fr-FR")];
    expect(fresh.has("fr")).toBe(false);
    await vi.advanceTimersByTimeAsync(250);
    expect(fresh.has("fr")).toBe(true);
    speech.onvoiceschanged = look;
  });

  test.each([
    [["fr-CA", "fr-FR"], "fr-FR"], // of our country
    [["fr-CA", "fr-BE local"], "fr-BE local"], // that needs no network
    [["fr-CA", "fr-BE default"], "fr-BE default"],
    [["fr-FR", "fr-BE local default"], "fr-FR"],
    [["fr_FR", "fr-BE local default"], "fr_FR"],
  ])("of the voices %j chooses %s", async (names, chosen) => {
    device(
      ...names.map((name) =>
        voiceOf(name.split(" ")[0]!, {
          name,
          localService: name.includes("local"),
          default: name.includes("default"),
        }),
      ),
    );
    voice.say("Bonjour.");
    await settle();
    expect(speech.said[0]?.voice.name).toBe(chosen);
    expect(speech.said[0]?.lang).toBe(chosen.split(" ")[0]!.replace("_", "-"));
  });

  test("says one thing at a time: what comes cuts short what was being said", async () => {
    voice.say("Un. Deux.");
    await settle();
    voice.say("Trois.");
    expect(speech.cuts).toBe(1);
    await settle();
    expect(speech.texts).toEqual(["Un.", "Trois."]);
    await speech.endsAll();
    expect([speech.texts, voice.speaking]).toEqual([["Un.", "Trois."], false]);
  });

  test("goes on where a browser never tells the end", async () => {
    voice.say("Un. Deux.");
    await settle();
    await vi.advanceTimersByTimeAsync(4000 + 180 * 3 + 400);
    expect(speech.texts).toEqual(["Un.", "Deux."]);
  });

  test("is silent at once when it is hushed, or the page is left", async () => {
    for (const hush of [() => voice.hush(), () => window.dispatchEvent(new Event("pagehide"))]) {
      voice.say("Un. Deux.");
      await settle();
      hush();
      expect([speech.silent, voice.speaking]).toEqual([true, false]);
      await settle();
      expect(speech.silent).toBe(true);
    }
  });

  test("may not speak before it is touched, and sleeps again where a browser says so", async () => {
    touched = false;
    device(voiceOf("fr-FR"));
    settings.readAloud = true;
    expect([voice.awake, voice.reads]).toEqual([false, false]);
    touched = true;
    window.dispatchEvent(new Event("pointerup"));
    expect([voice.awake, voice.reads]).toEqual([true, true]);
    voice.say("Un.");
    await settle();
    await speech.fails("not-allowed");
    expect(voice.awake).toBe(false);
    voice.wake();
    expect(voice.awake).toBe(true);
  });

  test("without any voice says nothing, and is no fault", async () => {
    device();
    voice.say("Un.");
    await settle();
    expect([speech.texts, voice.speaking]).toEqual([[], false]);
  });
});

describe("a screen", () => {
  test("is read on a tap from its beginning, and another tap stops it at once", async () => {
    const aloud = screen(new Changing<Passage | null>(passage("list", "Un.", "Deux.")));
    await settle();
    expect([aloud.can, aloud.reading, speech.texts]).toEqual([true, false, []]);
    aloud.toggle();
    expect(aloud.reading).toBe(true); // within the tap
    await settle();
    aloud.toggle();
    expect([aloud.reading, speech.silent, speech.cuts]).toEqual([false, true, 1]);
    aloud.toggle();
    await settle();
    await speech.endsAll();
    expect([speech.texts, aloud.reading]).toEqual([["Un.", "Un.", "Deux."], false]);
  });

  test("shows which line is being read", async () => {
    const lines = passage("list", "Mot.", french("A.", 0), french("B.", 1));
    const aloud = screen(new Changing<Passage | null>(lines));
    aloud.toggle();
    await settle();
    const marks = [voice.mark];
    await speech.ends();
    marks.push(voice.mark);
    await speech.ends();
    marks.push(voice.mark);
    await speech.ends();
    expect([...marks, voice.mark]).toEqual([null, 0, 1, null]);
  });

  test("reads by itself where it is wanted, and goes on with what is added", async () => {
    const what = new Changing<Passage | null>(passage("turn", "Un."));
    screen(what, () => true);
    await settle();
    what.now = passage("turn", "Un.", "Deux.");
    await speech.endsAll();
    expect(speech.texts).toEqual(["Un.", "Deux."]);
    what.now = passage("turn", "Un.", "Deux.", "Trois.");
    await settle();
    await speech.endsAll();
    expect(speech.texts).toEqual(["Un.", "Deux.", "Trois."]);
  });

  test("another moment cuts it short, and no moment silences it", async () => {
    const what = new Changing<Passage | null>(passage("one", "Un.", "Deux."));
    screen(what, () => true);
    await settle();
    what.now = passage("two", "Trois.");
    await settle();
    expect([speech.texts, speech.cuts]).toEqual([["Un.", "Trois."], 1]);
    what.now = null;
    expect(speech.silent).toBe(true);
  });

  test("that somebody has silenced stays silent until the next moment", async () => {
    const what = new Changing<Passage | null>(passage("one", "Un."));
    const aloud = screen(what, () => true);
    await settle();
    aloud.toggle();
    what.now = passage("one", "Un.", "Deux.");
    await settle();
    expect([speech.texts, speech.silent]).toEqual([["Un."], true]);
    what.now = passage("two", "Trois.");
    await settle();
    expect(speech.texts).toEqual(["Un.", "Trois."]);
  });

  test("switched on in the middle begins where its moment says", async () => {
    const wanted = new Changing(false);
    const what = new Changing<Passage | null>({ ...passage("words", "Un.", "Deux."), from: 2 });
    screen(what, () => wanted.now);
    wanted.now = true;
    await settle();
    expect(speech.texts).toEqual([]);
    what.now = { ...passage("words", "Un.", "Deux.", "Trois."), from: 3 };
    await settle();
    expect(speech.texts).toEqual(["Trois."]);
  });

  test("is held while the match stands, and says the line again that was cut", async () => {
    const stands = new Changing(false);
    screen(
      new Changing<Passage | null>(passage("one", "Un.", "Deux.")),
      () => true,
      () => stands.now,
    );
    await settle();
    stands.now = true;
    expect([speech.silent, speech.cuts]).toEqual([true, 1]);
    await settle();
    stands.now = false;
    await settle();
    await speech.endsAll();
    expect(speech.texts).toEqual(["Un.", "Un.", "Deux."]);
  });

  test("that nobody sees is silent", async () => {
    screen(new Changing<Passage | null>(passage("one", "Un.")), () => true);
    await settle();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    expect(speech.silent).toBe(true);
  });

  test("waits for a touch, and then reads", async () => {
    touched = false;
    device(voiceOf("fr-FR"));
    screen(new Changing<Passage | null>(passage("one", "Un.")), () => true);
    await settle();
    expect(speech.texts).toEqual([]);
    touched = true;
    window.dispatchEvent(new Event("keyup"));
    await settle();
    expect(speech.texts).toEqual(["Un."]);
  });

  test("each line is read in its language, and left to the eyes where there is no voice for it", async () => {
    device(voiceOf("fr-FR"), voiceOf("en-GB"));
    const both = new Changing<Passage | null>(passage("one", english("A question."), "Une question."));
    screen(both, () => true);
    await settle();
    await speech.endsAll();
    expect(speech.said.map((one) => [one.text, one.voice.lang])).toEqual([
      ["A question.", "en-GB"],
      ["Une question.", "fr-FR"],
    ]);
    device(voiceOf("en-GB"));
    const aloud = screen(both, () => true);
    await settle();
    await speech.endsAll();
    expect([speech.texts, aloud.can]).toEqual([["A question."], true]);
  });

  test("without a voice of its language cannot be read, until one comes", async () => {
    device(voiceOf("de-DE"));
    const aloud = screen(new Changing<Passage | null>(passage("one", "Un.")), () => true);
    await settle();
    expect([aloud.can, speech.texts]).toEqual([false, []]);
    speech.comes(voiceOf("fr_FR"));
    await settle();
    expect([aloud.can, speech.texts]).toEqual([true, ["Un."]]);
  });

  test("the next screen goes on with the same moment where the last one stopped", async () => {
    const what = new Changing<Passage | null>(passage("one", "Un.", "Deux."));
    screen(what, () => true);
    await settle();
    await speech.ends();
    expect(speech.texts).toEqual(["Un.", "Deux."]);
    unmounts.pop()!();
    expect(speech.silent).toBe(true);
    screen(what, () => true);
    await settle();
    expect(speech.texts).toEqual(["Un.", "Deux.", "Deux."]);
  });

  test("that is silenced by another that somebody wants to hear does not begin again", async () => {
    const first = screen(new Changing<Passage | null>(passage("one", "Un.", "Deux.")), () => true);
    await settle();
    const other = screen(new Changing<Passage | null>(passage("two", "Trois.")));
    other.toggle();
    await settle();
    await speech.endsAll();
    await settle();
    expect([speech.texts, first.reading]).toEqual([["Un.", "Trois."], false]);
  });
});

describe("whether a device reads by itself", () => {
  const reads = async (
    make: "onScreen" | "onPhone",
    about: {
      wants?: boolean;
      secret?: boolean;
      screen?: "" | "on" | "off";
      paused?: boolean;
      asleep?: boolean;
    },
  ): Promise<boolean> => {
    const { room } = roomWith({
      voice: about.screen ?? "",
      paused: about.paused ?? false,
      asleep: about.asleep ?? false,
    });
    settings.readAloud = about.wants ?? true;
    const [, unmount] = mounted(() =>
      (make === "onScreen" ? onScreen : onPhone)(room, () => passage("one", "Un."), about.secret),
    );
    unmounts.push(unmount);
    await settle();
    return speech.texts.length > 0;
  };
  test.each([
    ["onScreen", {}, true],
    ["onScreen", { wants: false }, false],
    ["onScreen", { paused: true }, false],
    ["onScreen", { asleep: true }, false],
    ["onPhone", {}, true],
    ["onPhone", { wants: false }, false],
    ["onPhone", { secret: true }, false], // others would hear it
    ["onPhone", { screen: "on" }, false], // the big screen does
    ["onPhone", { screen: "off" }, true],
    ["onPhone", { paused: true }, false],
  ] as const)("%s with %j: %j", async (make, about, expected) => {
    expect(await reads(make, about)).toBe(expected);
  });
});
