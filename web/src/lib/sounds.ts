// Plays the synthesized sounds of scores.ts and vibrates. Sound is off by default on phones.
import { untrack } from "svelte";
import { SCORES, type Note, type Sound } from "./scores";
import { settings } from "./settings.svelte";

export type { Sound };

const LATE = 400; // milliseconds after which a sound comes too late to be played

let context: AudioContext | null = null;

/** The shared AudioContext; null on a device without sound. */
export function audio(): AudioContext | null {
  try {
    return (context ??= new AudioContext());
  } catch {
    return null;
  }
}

/** `higher`: raises the pitch by this many steps of a major scale, for counters. */
export function play(sound: Sound, higher = 0): void {
  // untrack: an effect that plays a sound must not run again when the setting changes.
  const voice = untrack(() => settings.sound) ? audio() : null;
  if (!voice) return;
  const score: Note[] = SCORES[sound];
  const all = (): void =>
    score.forEach(([hertz, ...rest]) => strike(voice, [hertz * 2 ** (scale(higher) / 12), ...rest]));
  if (voice.state === "running") return all();
  if (untouched()) return;
  // A suspended page must not play all its queued sounds on waking.
  const asked = performance.now();
  voice.resume().then(
    () => performance.now() - asked < LATE && all(),
    () => undefined,
  );
}

/** Semitones of a step of the major scale. */
const scale = (step: number): number => 12 * Math.floor(step / 7) + [0, 2, 4, 5, 7, 9, 11][step % 7]!;

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

/** Browsers block sound and vibration before the first user gesture, and log a warning when asked. */
const untouched = (): boolean => navigator.userActivation?.hasBeenActive === false;

export function buzz(pattern: number | number[] = 60): void {
  if (untrack(() => settings.vibrate) && !untouched()) navigator.vibrate?.(pattern);
}
