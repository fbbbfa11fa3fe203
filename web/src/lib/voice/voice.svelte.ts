// The voice of this device: the browser's own, where it has one of that language. One reading at a time, and nothing waits for it.
import { settings, type Lang } from "../settings.svelte";
import { breaths, plainly } from "./text";

/** A line to be read in its own language; `mark`: what the screen shows as being read. */
export interface Line {
  text: string;
  lang: Lang;
  mark?: number;
}

const HOME: Record<Lang, string> = { fr: "fr-fr", en: "en-gb" };
const RATE = 0.95;
const BETWEEN = 350; // milliseconds between two lines
const AFTER_A_CUT = 60;
const LOOKS = [250, 1000, 4000]; // some browsers never say that their voices have come
const synth: SpeechSynthesis | undefined = window.speechSynthesis;

const codeOf = (voice: SpeechSynthesisVoice): string => voice.lang.toLowerCase().replace("_", "-");
/** The one of our country first, then the one that needs no network, then the browser's own choice. */
const worth = (voice: SpeechSynthesisVoice, lang: Lang): number =>
  (codeOf(voice) === HOME[lang] ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
const touched = (): boolean => navigator.userActivation?.hasBeenActive !== false;
const pause = (millis: number): Promise<void> => new Promise((go) => setTimeout(go, millis));

export class Reading {
  #over = false;

  /** `next` gives line after line, as long as there is one. */
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

  /** `cut`: something else is to be read in its place. */
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
  /** Some browsers forget an utterance that nobody holds, and never tell its end. */
  readonly held = new Set<SpeechSynthesisUtterance>();
  /** What is being read now. */
  mark = $state.raw<number | null>(null);
  speaking = $state(false);
  /** A page that nobody has touched may not speak; one that nobody sees should not. */
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

  /** Whether a text of this language can be read here. */
  has(lang: Lang): boolean {
    return this.#voices.some((one) => codeOf(one).startsWith(lang));
  }

  /** This device reads aloud by itself: it was asked to, and it may. */
  get reads(): boolean {
    return settings.readAloud && this.awake && this.#voices.length > 0;
  }

  /** Begins to read, in the place of whatever was being read. */
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

  /** One sentence of our own. */
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

  /** Somebody touches the page: from now on it may speak. */
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

  /** Whether it was said to its end. */
  async #utter(reading: Reading, piece: string, lang: Lang): Promise<boolean> {
    const [chosen] = this.#voices
      .filter((one) => codeOf(one).startsWith(lang))
      .sort((a, b) => worth(b, lang) - worth(a, lang));
    if (!chosen || !synth) return false;
    // Some browsers lose what is said too soon after a silence that was asked for.
    const soon = this.#cutAt + AFTER_A_CUT - performance.now();
    if (soon > 0) await pause(soon);
    if (reading.over) return false;
    return new Promise((settle) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = chosen;
      utterance.lang = chosen.lang.replace("_", "-");
      utterance.rate = RATE;
      // Where the end is never told, the next piece waits no longer than this one can last.
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
