// Sounds of our own: a few notes, made here. Off on phones unless somebody wants them.
import { untrack } from "svelte";
import { settings } from "./settings.svelte";

type Note = [hertz: number, at: number, lasts: number, loud?: number, wave?: OscillatorType];
export type Sound =
  "tap" | "sent" | "arrive" | "turn" | "tick" | "turnover" | "true" | "steps" | "end" | "refused";

const SCORES: Record<Sound, Note[]> = {
  tap: [[620, 0, 0.05, 0.12, "triangle"]],
  sent: [
    [440, 0, 0.09, 0.16],
    [660, 0.07, 0.14, 0.16],
  ],
  arrive: [
    [392, 0, 0.1],
    [523, 0.09, 0.1],
    [659, 0.18, 0.2],
  ],
  turn: [
    [587, 0, 0.16],
    [880, 0.14, 0.26],
  ],
  tick: [[1180, 0, 0.03, 0.07, "triangle"]],
  turnover: [
    [300, 0, 0.07, 0.14, "triangle"],
    [420, 0.05, 0.08, 0.14, "triangle"],
  ],
  true: [
    [523, 0, 0.14],
    [659, 0.11, 0.14],
    [784, 0.22, 0.14],
    [1047, 0.33, 0.4],
  ],
  steps: [
    [700, 0, 0.04, 0.1, "triangle"],
    [760, 0.12, 0.04, 0.1, "triangle"],
    [820, 0.24, 0.04, 0.1, "triangle"],
  ],
  end: [
    [523, 0, 0.18],
    [523, 0.2, 0.1],
    [659, 0.32, 0.18],
    [784, 0.5, 0.2],
    [1047, 0.72, 0.7],
  ],
  refused: [
    [220, 0, 0.12, 0.14],
    [185, 0.12, 0.2, 0.14],
  ],
};

const LATE = 400; // milliseconds after which a sound has lost its sense

let context: AudioContext | null = null;

/** Null on a device without sound. */
export function audio(): AudioContext | null {
  try {
    return (context ??= new AudioContext());
  } catch {
    return null;
  }
}

export function play(sound: Sound): void {
  // An effect that plays a sound does not play it again when sounds are switched on.
  const voice = untrack(() => settings.sound) ? audio() : null;
  if (!voice) return;
  const all = (): void => SCORES[sound].forEach((note) => strike(voice, note));
  if (voice.state === "running") return all();
  if (untouched()) return;
  // What a silent page was to play must not sound all at once when it wakes up.
  const asked = performance.now();
  voice.resume().then(
    () => performance.now() - asked < LATE && all(),
    () => undefined,
  );
}

function strike(audio: AudioContext, [hertz, at, lasts, loud = 0.18, wave = "sine"]: Note): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = wave;
  voice.frequency.value = hertz;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts + 0.08);
  voice.connect(level).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.1);
}

/** A browser that nobody has touched yet refuses to sound or to buzz, and complains of being asked. */
const untouched = (): boolean => navigator.userActivation?.hasBeenActive === false;

export function buzz(pattern: number | number[] = 60): void {
  if (untrack(() => settings.vibrate) && !untouched()) navigator.vibrate?.(pattern);
}

/** Reads a text aloud, where the device has a French voice. */
export function speak(text: string, lang: string = "fr-FR"): void {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 0.95;
  speechSynthesis.speak(words);
}

export function hushed(): void {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}
