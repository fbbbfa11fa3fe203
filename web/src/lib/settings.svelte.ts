// The preferences of this device; stored locally, never sent.
import { keep, recall } from "./storage";

export type Lang = "fr" | "en";
export type Theme = "auto" | "light" | "dark";
export type TextSize = 1 | 1.125 | 1.3;

const KEY = "settings";

/** Whether this is a touch device: there, sound is off by default. */
const handheld = (): boolean => matchMedia("(pointer: coarse)").matches;

function pageLang(): Lang {
  return document.documentElement.lang === "en" ? "en" : "fr";
}

class Settings {
  lang = $state<Lang>(pageLang());
  theme = $state<Theme>("auto");
  text = $state<TextSize>(1);
  sound = $state(!handheld());
  vibrate = $state(true);
  lessMotion = $state(false);
  readAloud = $state(false);

  constructor() {
    Object.assign(this, recall<Partial<Settings>>(KEY, {}));
  }

  /** Stores the settings and applies them to the page. Called in an effect. */
  apply(): void {
    const { lang, theme, text, sound, vibrate, lessMotion, readAloud } = this;
    keep(KEY, { lang, theme, text, sound, vibrate, lessMotion, readAloud });
    const root = document.documentElement;
    root.lang = lang;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.style.setProperty("--text-scale", String(text));
    if (lessMotion) root.dataset.motion = "less";
    else delete root.dataset.motion;
  }

  /** Changes the language by loading the page again. */
  reloadIn(lang: Lang): void {
    keep(KEY, { ...recall<Partial<Settings>>(KEY, {}), lang });
    location.reload();
  }

  /** Whether animations are off: the player's choice, or the device's. */
  get still(): boolean {
    return this.lessMotion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
