// Recent events for the big screen: news, the last verdict, a coup fourré, freed sentences, lines to read aloud.
import type { Event } from "../../../gen/wire";
import type { Room } from "../../../lib/room.svelte";
import { sentence } from "../../../lib/sentences";
import { play } from "../../../lib/sounds";
import { toasts } from "../../../lib/toasts.svelte";
import type { Passage } from "../../../lib/voice/aloud.svelte";
import type { Line } from "../../../lib/voice/voice.svelte";
import { asBornes, openSentences, type AnySentence, type BornesView, type Phase } from "../view";
import { tv } from "../words";
import { interfaceLine } from "../../../lib/voice/lines";
import { aloud, juryLines, scoreLines, votedLines } from "./aloud";

export interface News {
  nth: number;
  seat: number | null;
  text: string;
}
/** The result of a vote. `ayes` and `noes` are null if nobody had to vote. */
export interface Verdict {
  what: Phase<"vote">["what"];
  accepted: boolean;
  proverb: boolean;
  by: number;
  sentence: AnySentence | null;
  ayes: number | null;
  noes: number | null;
  /** Number of the first news item about the same vote. */
  since: number;
}
export interface Fourre {
  by: number;
  target: number;
}

const LASTS = { verdict: 8000, fourre: 4000, freed: 4500 }; // milliseconds shown
const KEPT = 6; // news items kept
/** Left out of the news: votes and verdicts have their own place, and discards are not worth reporting. */
const QUIET = new Set([
  "bornes-voted",
  "bornes-finishes",
  "bornes-discards",
  "bornes-asks-joker",
  "bornes-asks-borrow",
]);
const SOUNDS: Partial<Record<string, Parameters<typeof play>[0]>> = {
  "bornes-starts": "lands",
  "bornes-extends": "lands",
  "bornes-faute": "burst",
  "bornes-dictionnaire": "word",
  "bornes-liberte": "word",
  "bornes-censure": "burst",
  "bornes-goes-out": "triumph",
  "bornes-coup-fourre": "bluff",
};
const FINISHED = new Set(["bornes-accepted", "bornes-proverb", "bornes-refused"]);
const OVER_A_VOTE: Partial<Record<string, boolean>> = {
  "bornes-accepted": true,
  "bornes-proverb": true,
  "bornes-takes-joker": true,
  "bornes-borrows": true,
  "bornes-refused": false,
  "bornes-other-meaning": false,
};

export class Recent {
  news = $state.raw<readonly News[]>([]);
  verdict = $state.raw<Verdict | null>(null);
  fourre = $state.raw<Fourre | null>(null);
  /** Sentences just freed by a DICTIONNAIRE; `speaks` lists the seats just freed from a CENSURE. */
  freed = $state.raw<readonly number[]>([]);
  speaks = $state.raw<readonly number[]>([]);
  passage = $state.raw<Passage | null>(null);
  #before: BornesView | null = null;
  /** The last open vote. */
  #vote: Phase<"vote"> | null = null;
  #count = 0;
  /** Number of the first item of the latest batch of news. */
  #first = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly room: Room) {}

  /** The news without the events that the verdict already shows. */
  readonly aside = $derived.by(() => {
    const { verdict } = this;
    return verdict ? this.news.filter((one) => one.nth < verdict.since) : this.news;
  });

  /** Called with each new view. */
  see(view: BornesView): void {
    const before = this.#before;
    this.#before = view;
    this.#speak(view, before);
    if (before && before.deal === view.deal) this.#lookForFreed(view, before);
    if (before && before.phase.name !== view.phase.name) this.#turnTo(view);
    if (view.phase.name === "vote") this.#vote = view.phase;
    else if (before?.player !== view.player) this.#vote = null;
  }

  hear(events: readonly Event[], fresh: boolean): void {
    const played = events.filter((event) => event.key.startsWith("bornes-"));
    this.#first = this.#count + 1;
    this.#note(played);
    if (!fresh || played.length === 0 || !this.room.link.view) return;
    if (played.length === events.length) toasts.dismiss(); // the news shows the same text as the toast
    const view = asBornes(this.room.link.view);
    const votes = played.find((event) => event.key === "bornes-voted")?.params;
    for (const event of played) this.#follow(event, view, votes);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
  }

  #name = (seat: number): string => this.room.name(seat);

  #note(events: readonly Event[]): void {
    const more = events.flatMap((event) => {
      const text = QUIET.has(event.key) ? "" : sentence(event, this.#name);
      const seat = event.params?.seat;
      return text ? [{ nth: (this.#count += 1), seat: seat === undefined ? null : Number(seat), text }] : [];
    });
    if (more.length > 0) this.news = [...more.reverse(), ...this.news].slice(0, KEPT);
  }

  #follow({ key, params = {} }: Event, view: BornesView, votes: Event["params"]): void {
    const [seat, other] = [Number(params.seat), Number(params.other_seat)];
    const accepted = OVER_A_VOTE[key];
    if (accepted !== undefined) this.#decide(key, accepted, seat, view, votes);
    const sound = SOUNDS[key];
    if (sound) play(sound);
    if (key === "bornes-faute") this.#add(view, [interfaceLine(tv.t.aloud.faute(this.#name(other)))]);
    if (key === "bornes-coup-fourre") {
      const window = this.#before?.phase;
      this.verdict = null;
      this.fourre = { by: seat, target: window?.name === "window" ? window.target : seat };
      this.#later(LASTS.fourre, () => (this.fourre = null));
      this.#add(view, [interfaceLine(tv.t.aloud.fourre(this.#name(seat)))]);
    }
  }

  #decide(key: string, accepted: boolean, by: number, view: BornesView, votes: Event["params"]): void {
    const vote = this.#vote;
    const finished = FINISHED.has(key);
    // An identical word is accepted without a vote; the news reports it.
    if (!finished && !votes) return;
    const pile = finished && accepted ? view.piles.filter((one) => one.owner === by).at(-1) : undefined;
    const sentence = pile ?? vote?.sentence ?? null;
    this.verdict = {
      what: finished ? "finish" : (vote?.what ?? "take"),
      accepted,
      proverb: key === "bornes-proverb",
      by,
      sentence,
      ayes: votes ? Number(votes.ayes) : null,
      noes: votes ? Number(votes.noes) : null,
      since: this.#first,
    };
    const shown = this.verdict;
    this.#later(LASTS.verdict, () => this.verdict === shown && (this.verdict = null));
    play(accepted ? "true" : "leave");
    const t = tv.t.aloud;
    const unread =
      !votes && sentence?.text ? [interfaceLine(t.finished(this.#name(by))), aloud(sentence)] : [];
    const verdict =
      key === "bornes-proverb"
        ? t.proverb(this.#name(by))
        : finished
          ? accepted
            ? t.accepted(this.#name(by), sentence?.points ?? 0)
            : t.refused
          : accepted
            ? t.same
            : t.other;
    this.#add(view, [...unread, interfaceLine(verdict)]);
  }

  /** Reads aloud what starts with this view; a screen that joins late reads it too. */
  #speak(view: BornesView, before: BornesView | null): void {
    const { phase } = view;
    if (before?.phase.name === phase.name && before.deal === view.deal) return;
    const t = tv.t.aloud;
    if (phase.name === "vote") this.#add(view, votedLines(view, this.#name));
    if (phase.name === "window") this.#add(view, [interfaceLine(t.censure(this.#name(phase.target)))]);
    const stage = `${view.deal} ${phase.name}`;
    if (phase.name === "jury") this.passage = { moment: stage, lines: juryLines(view) };
    if (phase.name === "score") this.passage = { moment: stage, lines: scoreLines(view, this.#name) };
  }

  /** Lines of the same turn are queued; the first line of a new turn interrupts them. */
  #add({ deal, round, player }: BornesView, lines: readonly Line[]): void {
    const moment = `${deal} ${round} ${player}`;
    const said = this.passage?.moment === moment ? this.passage.lines : [];
    this.passage = { moment, lines: [...said, ...lines], from: said.length };
  }

  #turnTo({ phase }: BornesView): void {
    if (phase.name === "vote") this.verdict = null;
    if (phase.name === "vote" || phase.name === "jury") play("arrive");
    if (phase.name === "window") play("breath");
    if (phase.name === "score") play("count", 4);
    if (phase.name === "jury" || phase.name === "score") this.verdict = this.fourre = null;
  }

  #lookForFreed(view: BornesView, before: BornesView): void {
    const stopped = openSentences(before).filter((one) => one.faute);
    const freed = openSentences(view).filter((one) => !one.faute && stopped.some(({ id }) => id === one.id));
    this.#mark(
      "freed",
      freed.map((one) => one.id),
    );
    this.#mark(
      "speaks",
      view.zones.flatMap((zone, seat) => (before.zones[seat]?.censure && !zone.censure ? [seat] : [])),
    );
  }

  #mark(what: "freed" | "speaks", which: readonly number[]): void {
    if (which.length === 0) return;
    this[what] = [...this[what], ...which];
    this.#later(LASTS.freed, () => (this[what] = this[what].filter((one) => !which.includes(one))));
  }

  #later(after: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, after);
    this.#timers.add(timer);
  }
}
