// The spoken lines of Les Lauriers, and when they are spoken. Words and definitions are French in every interface
// language.
import { listed } from "../../lib/i18n.svelte";
import type { Passage } from "../../lib/voice/aloud.svelte";
import { french, interfaceLine } from "../../lib/voice/lines";
import type { Line } from "../../lib/voice/voice.svelte";
import { spelledClass } from "./classes";
import { capital, letter, type FullWord, type LauriersView, type ResultView, type WordView } from "./view";
import type { Beat } from "./table/script";
import { tv } from "./words";

export const wordLines = (word: WordView): Line[] => [
  french(`${capital(word.spelling)}.`),
  interfaceLine(`${spelledClass(word.class)}.`),
];
export const meaning = (word: FullWord): Line[] => [...wordLines(word), french(word.definition)];
export const entryLines = (entries: readonly string[]): Line[] =>
  entries.map((text, at) => french(`${letter(at)}. ${text}`, at));

/** While writing: the word. While reading and voting: the definitions. */
export function phasePassage(view: LauriersView): Passage | null {
  const { phase, round } = view;
  if (phase.name === "writing") return { moment: `${round} word`, lines: wordLines(phase.word) };
  if (phase.name !== "reading" && phase.name !== "voting") return null;
  const list = [french(`${capital(phase.word.spelling)}.`), ...entryLines(phase.entries)];
  return phase.name === "reading"
    ? // A voice that is switched on meanwhile leaves out what has been read before the definition that is shown.
      { moment: `${round} list`, lines: list, from: phase.entries.length }
    : { moment: `${round} list`, lines: [...list, interfaceLine(tv.t.voting.title)] };
}

/** Lines of one beat of the verdict: the letter of an entry, and later its authors. */
export function beatLines({ kind, row }: Beat, name: (seat: number) => string): Line[] {
  if (kind === "entry") return [french(`${letter(row.entry.place)}.`)];
  if (kind === "star") return [interfaceLine(tv.t.reveal.star)];
  if (kind !== "author") return [];
  return [interfaceLine(row.entry.real ? tv.t.aloud.truth : tv.t.aloud.by(listed(row.authors.map(name))))];
}

/** The summary: what the word means, who found it, and whose invention got the most votes. */
export function verdictLines(result: ResultView, name: (seat: number) => string): Line[] {
  const t = tv.t.aloud;
  const names = (seats: readonly number[]): string => listed(seats.map(name));
  const finders = result.entries.find((entry) => entry.real)?.voters ?? [];
  const [bluff] = result.entries
    .filter((entry) => !entry.real && entry.voters.length > 0)
    .sort((a, b) => b.voters.length - a.voters.length);
  const authors = bluff?.authors ?? [];
  return [
    french(`${capital(result.word.spelling)}.`),
    french(result.word.definition),
    ...(result.entries.length === 0
      ? []
      : [interfaceLine(finders.length > 0 ? t.found(names(finders)) : t.nobody)]),
    ...(bluff && authors.length > 0
      ? [interfaceLine(t.believed(names(authors), bluff.voters.length)), french(bluff.text)]
      : []),
  ];
}
