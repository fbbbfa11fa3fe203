// The texts that the big screen reads aloud: each sentence in its own language, the rest in the language of the screen.
import type { Lang } from "../../../lib/settings.svelte";
import { interfaceLine } from "../../../lib/voice/lines";
import type { Line } from "../../../lib/voice/voice.svelte";
import { listed } from "../../../lib/i18n.svelte";
import { sideOfSeat, type BornesView } from "../view";
import { tv } from "../words";
import { leaders } from "./standing";

type Name = (seat: number) => string;
interface Spoken {
  text: string;
  lang: Lang;
}

/** A proverb has no full stop; one is added so that the voice pauses. */
export const aloud = ({ text, lang }: Spoken, mark?: number): Line => ({
  text: /[.!?…]$/u.test(text) ? text : `${text}.`,
  lang,
  ...(mark === undefined ? {} : { mark }),
});

/** The lines for a vote: « Terminée ! », or whether the sentence keeps its meaning. */
export function votedLines(view: BornesView, name: Name): Line[] {
  const { phase, player } = view;
  if (phase.name !== "vote") return [];
  const t = tv.t.aloud;
  return [
    interfaceLine(phase.what === "finish" ? t.finished(name(player)) : t.meaning(name(player))),
    ...(phase.sentence.text ? [aloud(phase.sentence)] : []),
  ];
}

/** All sentences for the jury, one after the other; `mark` is the sentence being read. */
export const juryLines = (view: BornesView): Line[] => [
  interfaceLine(tv.t.aloud.jury),
  ...view.piles.filter((pile) => !pile.proverb).map((pile) => aloud(pile, pile.id)),
];

/** The best sentence of the deal, and the leader. */
export function scoreLines(view: BornesView, name: Name): Line[] {
  const t = tv.t.aloud;
  const { seats, points } = leaders(view);
  const names = listed(seats.map(name));
  const one = seats.length === 1 && sideOfSeat(view, seats[0]!).length === 1;
  const finest = [...(view.sheets.at(-1)?.sentences ?? [])].sort((a, b) => b.total - a.total)[0];
  return [
    ...(finest ? [interfaceLine(t.finest(name(finest.owner))), aloud(finest)] : []),
    interfaceLine(one ? t.leads(names, points) : t.lead(names, points)),
  ];
}
