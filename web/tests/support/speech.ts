// A browser's voice that says nothing aloud: the test hears what it was given, and says when a piece has been said.
import { vi } from "vitest";

export interface Utterance {
  text: string;
  lang: string;
  voice: SpeechSynthesisVoice;
  rate: number;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}
export const voiceOf = (lang: string, about: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: false,
  default: false,
  ...about,
});

export class FakeSpeech {
  voices: SpeechSynthesisVoice[] = [];
  onvoiceschanged: (() => void) | null = null;
  speaking = false;
  pending = false;
  /** Every piece that was begun. */
  readonly said: Utterance[] = [];
  /** How often it was cut short. */
  cuts = 0;
  #now: Utterance | null = null;

  getVoices = (): SpeechSynthesisVoice[] => this.voices;
  speak = (one: Utterance): void => {
    if (this.#now) throw new Error(`“${one.text}” over “${this.#now.text}”`);
    this.#now = one;
    this.speaking = true;
    this.said.push(one);
  };
  cancel = (): void => {
    this.cuts += 1;
    const cut = this.#over();
    setTimeout(() => cut?.onerror?.({ error: "canceled" })); // browsers tell it a moment later
  };

  get texts(): string[] {
    return this.said.map((one) => one.text);
  }
  get silent(): boolean {
    return this.#now === null;
  }
  /** Another test begins, on a device with these voices. */
  begins(...voices: SpeechSynthesisVoice[]): void {
    this.#over();
    this.said.length = 0;
    this.cuts = 0;
    this.comes(...voices);
  }
  comes(...voices: SpeechSynthesisVoice[]): void {
    this.voices = voices;
    this.onvoiceschanged?.();
  }
  /** The present piece is said to its end, and what follows begins. */
  async ends(): Promise<void> {
    this.#over()?.onend?.();
    await vi.advanceTimersByTimeAsync(400);
  }
  async fails(error: string): Promise<void> {
    this.#over()?.onerror?.({ error });
    await vi.advanceTimersByTimeAsync(400);
  }
  async endsAll(): Promise<void> {
    while (!this.silent) await this.ends();
  }
  #over(): Utterance | null {
    const now = this.#now;
    this.#now = null;
    this.speaking = false;
    return now;
  }
}

/** The device of this test file. Import it before anything that speaks. */
export const speech = new FakeSpeech();
Object.defineProperty(window, "speechSynthesis", { value: speech, configurable: true });
Object.defineProperty(globalThis, "SpeechSynthesisUtterance", {
  value: class {
    onend = null;
    onerror = null;
    constructor(readonly text: string) {}
  },
  configurable: true,
});
