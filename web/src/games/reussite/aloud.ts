// What is read aloud of La Réussite: each word that is played, and by whom. Its words are French, whatever the language of the screens.
import { settings } from "../../lib/settings.svelte";
import type { Passage } from "../../lib/voice/aloud.svelte";
import type { Line } from "../../lib/voice/voice.svelte";
import type { ReussiteView } from "./view";
import { words } from "./words";

export const TONGUE = "fr";

/** Those that are played from now on. Alone, one knows by whom. */
export function toTheTable(view: ReussiteView, name: (seat: number) => string): Passage {
  const lines = view.words.flatMap((one): Line[] => [
    { text: view.alone ? "" : words.t.tv.plays(name(one.by)), lang: settings.lang },
    { text: one.word, lang: TONGUE },
  ]);
  return { moment: "words", lines, from: lines.length };
}
