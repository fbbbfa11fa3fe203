// The texts read aloud: each word played, and its player. Words are French in every language of the screens.
import type { Passage } from "../../lib/voice/aloud.svelte";
import { french, interfaceLine } from "../../lib/voice/lines";
import type { Line } from "../../lib/voice/voice.svelte";
import type { ReussiteView } from "./view";
import { words } from "./words";

/** The words played from now on. In a solitaire deal the player is not named. */
export function toTheTable(view: ReussiteView, name: (seat: number) => string): Passage {
  const lines = view.words.flatMap((one): Line[] => [
    interfaceLine(view.alone ? "" : words.t.tv.plays(name(one.by))),
    french(one.word),
  ]);
  return { moment: "words", lines, from: lines.length };
}
