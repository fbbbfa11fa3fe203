// The spoken lines of Mélo Ego Duo: the question in the language of its cards, then the guesses as they are turned
// over, then the answer.
import { listed } from "../../lib/i18n.svelte";
import type { Room } from "../../lib/room.svelte";
import type { Passage } from "../../lib/voice/aloud.svelte";
import { interfaceLine } from "../../lib/voice/lines";
import type { Line } from "../../lib/voice/voice.svelte";
import { answerText, questionHere } from "./answerText";
import type { CardView, MeloView, Reply, Said, Tried } from "./view";
import { tv } from "./words";

const theirs = (view: MeloView, text: string): Line => ({ text, lang: view.options.language ?? "fr" });

/** Who is asked, the question, and its choices. */
export function askedLines(view: MeloView, room: Room): Line[] {
  const { card } = view.phase;
  return [
    interfaceLine(tv.t.aloud.question(room.name(view.turn), card.kind)),
    theirs(view, questionHere(card, room)),
    ...card.choices.map((choice, at) => theirs(view, `${tv.t.aloud.choice(at + 1)} ${choice}.`)),
  ];
}

function saidLine(view: MeloView, card: CardView, said: Said | null | undefined, room: Room): Line {
  const text = `${answerText(card, said, (seat) => room.name(seat))}.`;
  return card.asks === "name" ? interfaceLine(text) : theirs(view, text);
}

function replyLines(view: MeloView, card: CardView, reply: Reply, room: Room): Line[] {
  const t = tv.t.aloud;
  const name = room.name(reply.seat);
  if (reply.how !== "said") return [interfaceLine(t[reply.how](name))];
  return [interfaceLine(t.guess(name)), saidLine(view, card, reply.said, room)];
}

function answerLines(
  view: MeloView,
  card: CardView,
  answer: Said,
  replies: readonly Reply[],
  room: Room,
): Line[] {
  const t = tv.t.aloud;
  const right = replies.filter((one) => one.right).map((one) => room.name(one.seat));
  return [
    interfaceLine(t.answer(room.name(view.turn))),
    saidLine(view, card, answer, room),
    interfaceLine(right.length > 0 ? t.right(listed(right), right.length) : t.nobody),
  ];
}

const triedLines = (tried: readonly Tried[], room: Room): Line[] =>
  tried.map((one) => interfaceLine(tv.t.aloud.tried(room.name(one.seat), one.right)));

/** All lines of the big screen. `answerOpen`: the answer has been turned over. */
export function phasePassage(view: MeloView, room: Room, answerOpen: boolean): Passage | null {
  const { phase } = view;
  const t = tv.t.aloud;
  const moment = `${phase.number} ${phase.card.id}`;
  switch (phase.name) {
    case "asking":
      return { moment, lines: askedLines(view, room) };
    case "speaking":
      return {
        moment,
        lines: [
          ...askedLines(view, room),
          ...phase.heard.flatMap((one) => replyLines(view, phase.card, one, room)),
        ],
        from: view.phase.card.choices.length + 2,
      };
    case "turning":
      return {
        moment: `${moment} turned`,
        lines: phase.turned.flatMap((one) => replyLines(view, phase.card, one, room)),
      };
    case "revealed":
      if (phase.verdict) return { moment: `${moment} verdict`, lines: [] };
      return {
        moment: `${moment} turned`,
        lines: [
          ...phase.replies.flatMap((one) => replyLines(view, phase.card, one, room)),
          ...(answerOpen ? answerLines(view, phase.card, phase.answer, phase.replies, room) : []),
        ],
      };
    case "likeness":
      return { moment: `${moment} likeness ${phase.by}`, lines: [interfaceLine(t.likeness)] };
    case "debating":
      return {
        moment: `${moment} contest ${phase.of}`,
        lines: [interfaceLine(t.contest(room.name(phase.by)))],
      };
    case "jury":
      return { moment: `${moment} jury ${phase.of}`, lines: [interfaceLine(t.jury)] };
    case "passed":
      return {
        moment: `${moment} passed`,
        lines: phase.moved < 0 ? [interfaceLine(t.back(room.name(phase.seat), -phase.moved))] : [],
      };
    case "testing":
      return {
        moment,
        lines: [interfaceLine(t.test(room.name(phase.seat))), ...askedLines(view, room).slice(1)],
      };
    case "test-turning":
      return { moment: `${moment} tried`, lines: triedLines(phase.turned, room) };
    case "tested":
      return { moment: `${moment} tried`, lines: triedLines(phase.tried, room) };
    case "finished":
      return {
        moment: `${moment} tried`,
        lines: [...triedLines(phase.tried, room), interfaceLine(t.won(room.name(phase.winner)))],
      };
  }
}
