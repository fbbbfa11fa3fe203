// Speech synthesis with the browser's own voices. One reading at a time; the game never waits for it.
import { settings, type Lang } from "../settings.svelte";
import { breaths, plainly } from "./text";

/** A line to read in its own language. `mark`: what the screen highlights while it is read. */
export interface Line {
  text: string;
  lang: Lang;
  mark?: number;
}

const HOME: Record<Lang, string> = { fr: "fr-fr", en: "en-gb" };
const RATE = 0.95;
const BETWEEN = 350; // milliseconds between two lines
const AFTER_A_CUT = 60;
const LOOKS = [250, 1000, 4000]; // some browsers load their voices late without an event
const synth: SpeechSynthesis | undefined = window.speechSynthesis;

const codeOf = (voice: SpeechSynthesisVoice): string => voice.lang.toLowerCase().replace("_", "-");
/** Prefers the voice of the home country, then a local one, then the browser's default. */
const worth = (voice: SpeechSynthesisVoice, lang: Lang): number =>
  (codeOf(voice) === HOME[lang] ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
const touched = (): boolean => navigator.userActivation?.hasBeenActive !== false;
const pause = (millis: number): Promise<void> => new Promise((go) => setTimeout(go, millis));

export class Reading {
  #over = false;

  /** `next` gives the next line, null at the end. */
  constructor(
    private readonly next: () => Line | null,
    private readonly ended: (cut: boolean) => void,
  ) {}

  get over(): boolean {
    return this.#over;
  }

  async run(utter: (piece: string, lang: Lang) => Promise<boolean>): Promise<void> {
    for (let line = this.next(); line !== null; line = this.next()) {
      voice.mark = line.mark ?? null;
      for (const piece of breaths(plainly(line.text, line.lang)))
        if (this.#over || !(await utter(piece, line.lang)) || this.#over) return this.stop();
      await pause(BETWEEN);
      if (this.#over) return;
    }
    this.stop();
  }

  /** `cut`: another reading replaces this one. */
  stop(cut = false): void {
    if (this.#over) return;
    this.#over = true;
    this.ended(cut);
  }
}

class Voice {
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);
  #reading: Reading | null = null;
  #cutAt = -Infinity;
  /** Utterances are kept here: some browsers garbage-collect them while speaking and never fire their end event. */
  readonly held = new Set<SpeechSynthesisUtterance>();
  /** Mark of the line being read. */
  mark = $state.raw<number | null>(null);
  speaking = $state(false);
  /** Browsers block speech before the first user gesture, and a hidden page should not speak. */
  awake = $state(touched());
  seen = $state(!document.hidden);

  constructor() {
    if (!synth) return;
    const look = (): void => void (this.#voices = synth.getVoices());
    look();
    synth.onvoiceschanged = look;
    for (const later of LOOKS) setTimeout(() => this.#voices.length === 0 && look(), later);
    const wake = (): void => void (this.awake = touched());
    for (const kind of ["pointerup", "click", "keyup"]) addEventListener(kind, wake, true);
    document.addEventListener("visibilitychange", () => (this.seen = !document.hidden));
    addEventListener("pagehide", () => this.hush());
  }

  /** Whether this device has a voice for the language. */
  has(lang: Lang): boolean {
    return this.#voices.some((one) => codeOf(one).startsWith(lang));
  }

  /** Whether this device reads aloud without being asked: switched on, allowed and possible. */
  get reads(): boolean {
    return settings.readAloud && this.awake && this.#voices.length > 0;
  }

  /** Starts a reading and stops the current one. */
  begin(next: () => Line | null, ended: (cut: boolean) => void): Reading {
    this.#reading?.stop(true);
    const reading = new Reading(next, (cut) => {
      if (this.#reading === reading) this.#silence();
      ended(cut);
    });
    this.#reading = reading;
    this.speaking = true;
    void reading.run((piece, lang) => this.#utter(reading, piece, lang));
    return reading;
  }

  /** Reads one sentence of the interface. */
  say(text: string): void {
    let lines: Line[] = [{ text, lang: settings.lang }];
    this.begin(
      () => {
        const [line] = lines;
        lines = [];
        return line && this.has(line.lang) ? line : null;
      },
      () => undefined,
    );
  }

  hush(): void {
    this.#reading?.stop();
  }

  /** First user gesture: from now on the browser allows speech. */
  wake(): void {
    this.awake = true;
  }

  #silence(): void {
    this.#reading = null;
    this.mark = null;
    this.speaking = false;
    this.#cancel();
  }

  #cancel(): void {
    if (!synth?.speaking && !synth?.pending) return;
    synth.cancel();
    this.#cutAt = performance.now();
  }

  /** Resolves to whether the piece was spoken to its end. */
  async #utter(reading: Reading, piece: string, lang: Lang): Promise<boolean> {
    const [chosen] = this.#voices
      .filter((one) => codeOf(one).startsWith(lang))
      .sort((a, b) => worth(b, lang) - worth(a, lang));
    if (!chosen || !synth) return false;
    // Some browsers drop an utterance that follows cancel() too soon.
    const soon = this.#cutAt + AFTER_A_CUT - performance.now();
    if (soon > 0) await pause(soon);
    if (reading.over) return false;
    return new Promise((settle) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = chosen;
      utterance.lang = chosen.lang.replace("_", "-");
      utterance.rate = RATE;
      // Where the end event never comes, a timeout longer than the piece starts the next one.
      const late = setTimeout(
        () => {
          this.#cancel();
          end(true);
        },
        4000 + 180 * piece.length,
      );
      const end = (said: boolean): void => {
        clearTimeout(late);
        this.held.delete(utterance);
        settle(said);
      };
      utterance.onend = () => end(true);
      utterance.onerror = (event) => {
        if (event.error === "not-allowed") this.awake = false;
        end(false);
      };
      this.held.add(utterance);
      synth.speak(utterance);
    });
  }
}

export const voice = new Voice();
