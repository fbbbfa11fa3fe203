// The spoken lines of La Coquillaude. Questions, answers and words in play are French in every interface language.
import type { Passage } from "../../lib/voice/aloud.svelte";
import { french, interfaceLine } from "../../lib/voice/lines";
import type { Line } from "../../lib/voice/voice.svelte";
import type { PersonView } from "../../gen/coquillaude";
import { giftKind } from "./gift";
import {
  luckOf,
  type BidView,
  type CoquillaudeView,
  type Phase,
  type PlacingView,
  type QuestionView,
} from "./view";
import { tv, words } from "./words";

const FEW = 4; // anagrams are read one by one; of more than four only their number is read
type Name = (seat: number) => string;

/** A word of the board, lower-cased because a voice would spell it letter by letter. */
export const boardWord = (word: string): Line => french(`${word.toLowerCase()}.`);

export const questionLines = (question: QuestionView, name: string): Line[] => [
  interfaceLine(tv.t.aloud.question(name, question.stars)),
  french(question.text),
];

export function answerLines(
  phase: Phase<"answered"> | Phase<"appeal">,
  right: boolean | null,
  name: string,
): Line[] {
  const t = tv.t.aloud;
  if (!phase.answer) return [];
  return [
    interfaceLine(right ? t.right(name) : phase.given ? t.wrong : t.silent),
    ...(right ? [] : [interfaceLine(t.answer)]),
    french(`${phase.answer.answer}.`),
    ...(phase.answer.note ? [french(phase.answer.note)] : []),
  ];
}

export const personLines = (person: PersonView): Line[] => [french(`${person.name}.`), french(person.who)];

/** Spoken when a bid is turned over. */
export const bidLines = (bid: BidView, name: Name): Line[] => [
  interfaceLine(
    bid.points === null ? tv.t.aloud.pass(name(bid.seat)) : tv.t.aloud.bid(name(bid.seat), bid.points),
  ),
];

/** Spoken when all bids are turned over: who places a word, or that the table votes first. */
export const leaderLines = (phase: Phase<"announce">, name: Name): Line[] => {
  const t = tv.t.aloud;
  if (phase.vote) return [interfaceLine(t.vote), boardWord(phase.vote.written || phase.vote.word)];
  return [interfaceLine(phase.leader === null ? t.nobody : t.wins(name(phase.leader)))];
};

/** Spoken when the word has landed. */
export const wordLines = ({ proposal: { written, anagrams } }: PlacingView): Line[] => [
  boardWord(written),
  ...(anagrams.length > FEW
    ? [interfaceLine(tv.t.minute.anagrams(anagrams.length))]
    : anagrams.map((one) => boardWord(one.written))),
];

/** Spoken at the end of the placing: points, who takes them, and who the person in the word was. */
export const placedLines = (placing: PlacingView | null, name: Name): Line[] => {
  const t = tv.t.aloud;
  if (!placing) return [interfaceLine(t.nothing)];
  const { taker, entries, scored, person } = placing;
  return [
    ...(taker === null
      ? []
      : entries.filter((one) => one.seat === taker).map((one) => boardWord(one.written))),
    interfaceLine(taker === null ? t.points(name(placing.seat), scored) : t.takes(name(taker), scored)),
    ...(person ? personLines(person) : []),
  ];
};

/** What is read of a phase; null for one that is shown step by step, whose lines stand above. */
export function phasePassage(view: CoquillaudeView, name: Name): Passage | null {
  const { phase, round, turns } = view;
  const t = tv.t.aloud;
  const moment = `${round} ${turns.length} ${phase.name}`;
  const turn = turns.at(-1) ?? null;
  switch (phase.name) {
    case "gifts":
      return {
        moment,
        lines: [
          interfaceLine(t.gifts[giftKind(phase.count)](name(phase.seat))),
          interfaceLine(t.each(phase.count)),
        ],
      };
    case "question":
      return { moment, lines: questionLines(phase.question, name(phase.seat)) };
    case "answered": {
      const lucky = phase.question === null ? luckOf(turn) : null;
      const said = lucky
        ? [interfaceLine(words.t.answered.lucky[lucky])]
        : answerLines(phase, phase.right, name(phase.seat));
      return {
        moment: `${moment} ${phase.right}`,
        lines: [...said, interfaceLine(t.draws(name(phase.seat), phase.letters))],
      };
    }
    case "appeal":
      return { moment, lines: [interfaceLine(words.t.vote.answer), french(phase.given)] };
    case "compose":
      return { moment, lines: [interfaceLine(t.compose)] };
    case "minute":
      return {
        moment,
        lines: [
          ...wordLines(phase.placing),
          interfaceLine(t.minute(name(phase.placing.seat), phase.claimed)),
        ],
      };
    default:
      return null;
  }
}
