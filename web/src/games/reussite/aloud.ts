// What is read aloud of La Réussite: each word that is played, and by whom. Its words are French, whatever the language of the screens.
import type { Passage } from "../../lib/voice/aloud.svelte";
import { french, ours } from "../../lib/voice/lines";
import type { Line } from "../../lib/voice/voice.svelte";
import type { ReussiteView } from "./view";
import { words } from "./words";

/** Those that are played from now on. Alone, one knows by whom. */
export function toTheTable(view: ReussiteView, name: (seat: number) => string): Passage {
  const lines = view.words.flatMap((one): Line[] => [
    ours(view.alone ? "" : words.t.tv.plays(name(one.by))),
    french(one.word),
  ]);
  return { moment: "words", lines, from: lines.length };
}
