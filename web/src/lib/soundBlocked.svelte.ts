// Browsers mute a page until the first user gesture. The big screen, which nobody touches, asks for one.
import { settings } from "./settings.svelte";
import { audio } from "./sounds";

export class SoundBlocked {
  now = $state(false);

  /** Call during component initialisation. Any tap or key enables sound. */
  constructor() {
    $effect(() => {
      const voice = settings.sound ? audio() : null;
      if (!voice) return;
      const look = (): void => void (this.now = voice.state === "suspended");
      const wake = (): void => void voice.resume().catch(() => undefined);
      look();
      voice.addEventListener("statechange", look);
      addEventListener("pointerdown", wake);
      addEventListener("keydown", wake);
      return () => {
        this.now = false;
        voice.removeEventListener("statechange", look);
        removeEventListener("pointerdown", wake);
        removeEventListener("keydown", wake);
      };
    });
  }
}
