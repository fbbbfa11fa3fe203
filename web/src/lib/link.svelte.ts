// The WebSocket connection to a table: says hello, holds what the server showed,
// matches answers to requests, reconnects.
import type { AnyAction } from "../gen/actions";
import type { AnyCommand, Event, TableView } from "../gen/wire";
import type { Anchor } from "./clock.svelte";
import { addSeat, dropSeats, held } from "./devices";
import { Backoff } from "./backoff";
import { reloadOnce } from "./reload";
import { toast } from "./toasts.svelte";
import {
  merged,
  newId,
  onto,
  PROTOCOL,
  Refusal,
  type ClientFrame,
  type Mine,
  type ServerFrame,
} from "./wire";

interface Pending {
  frame: ClientFrame;
  settle: (answer: unknown) => void;
  fail: (refusal: Refusal) => void;
  sentAt: number;
}

const PATIENCE = 10_000; // without an answer the connection is considered dead
const LOOK_EVERY = 2000;
const PROOF = 3000; // the same for a phone that wakes up, which waits less
const SLOW_AFTER = 1500; // a shorter interruption is not announced
const MOST_TOKENS = 10; // limit of tokens in a hello
// Close codes after which reconnecting is pointless. FINAL lists the refusals, for
// when the close code is lost on the way.
const NO_RETURN = new Set([1008, 1009, 4000, 4003, 4004, 4005, 4010, 4011, 4026]);
const FINAL = new Set([
  "no-such-table",
  "table-damaged",
  "knock-refused",
  "door-locked",
  "too-many-devices",
  "protocol-too-old",
]);
const SENT_ON = 1012; // the server restarts, or another node has the table now
const AT_THE_DOOR = new Set(["knock", "join"]); // only these are accepted before entering

export type LineState = "calling" | "open" | "door" | "lost" | "closed";

export class Link {
  state = $state<LineState>("calling");
  /** Lost long enough to be announced. */
  slow = $state(false);
  /** Why the server closed (crowded, restart), while reconnecting fails. */
  why = $state("");
  ended = $state.raw<Refusal | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  mine = $state.raw<Record<string, Mine>>({});
  you = $state.raw<number[]>([]);
  /** When the current phase began, by the page's own clock; null when unknown. */
  turnedAt = $state.raw<number | null>(null);
  /** When the vote on keeping a private match ends, by the page's own clock; null when nobody is asked. */
  askedUntil = $state.raw<number | null>(null);
  /** Not admitted yet, even while the connection is lost. */
  outside = $state(false);
  knocked = $state(false);
  /** A refused claim of a seat, while this device goes on watching. */
  aside = $state.raw<Refusal | null>(null);

  #anchor = $state.raw<Anchor>({ now: 0, hold: 0, stands: 0, heardAt: 0, running: false });
  #lostAt = $state.raw<number | null>(null);

  #socket: WebSocket | null = null;
  /** This socket's hello was answered. Requests sent earlier would be sent twice. */
  #greeted = false;
  #calledAt = 0;
  #tokens: string[] = [];
  #pending = new Map<string, Pending>();
  #listeners = new Set<(events: Event[], fresh: boolean) => void>();
  #epoch = "";
  #seq = -1;
  #heard = 0;
  #moment = "";
  /** The game of the held view. */
  #viewed: string | undefined;
  #backoff = new Backoff();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #slowly: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #reason: Refusal | null = null;
  #gone = false;

  constructor(
    readonly code: string,
    readonly screen: boolean,
    readonly lang: () => string,
    readonly build: string,
  ) {
    addEventListener("online", this.#nudge);
    addEventListener("pageshow", this.#nudge);
    document.addEventListener("visibilitychange", this.#nudge);
    addEventListener("pointerdown", this.#hurry);
    addEventListener("keydown", this.#hurry);
    this.#watch = setInterval(() => this.#checkSilence(), LOOK_EVERY);
    this.#call();
  }

  /**
   * The current clock anchor. On a big screen it stops where the connection was lost: the
   * table would trust a clock that counts on.
   */
  get anchor(): Anchor {
    const [anchor, at] = [this.#anchor, this.#lostAt];
    if (at === null || !this.screen || !anchor.running) return anchor;
    return { ...anchor, now: anchor.now + Math.max(0, at - anchor.heardAt), running: false };
  }

  /** Sends an action for the shown match. Resolves when the server has stored it; rejects with a Refusal. */
  do(action: AnyAction, as?: number): Promise<unknown> {
    return this.#send({ do: action, match: this.table?.match?.id }, as);
  }

  /** Sends a command to the table. */
  ask(command: AnyCommand, as?: number): Promise<unknown> {
    return this.#send({ ask: command }, as);
  }

  onEvents(listener: (events: Event[], fresh: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Says hello again with the seats this device holds: after a seat was given back or the language changed. */
  greetAgain(): void {
    if (this.state === "closed") return;
    this.#epoch = "";
    this.#reconnect();
  }

  close(): void {
    this.#gone = true;
    removeEventListener("online", this.#nudge);
    removeEventListener("pageshow", this.#nudge);
    document.removeEventListener("visibilitychange", this.#nudge);
    removeEventListener("pointerdown", this.#hurry);
    removeEventListener("keydown", this.#hurry);
    this.#backoff.lost();
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    clearTimeout(this.#slowly);
    this.#socket?.close();
  }

  /** A phone that wakes up reconnects at once. */
  #nudge = (): void => {
    if (this.#gone || document.visibilityState === "hidden" || this.state === "closed") return;
    if (this.#socket === null) {
      clearTimeout(this.#retry);
      this.#call();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#prove();
    } else if (performance.now() - this.#calledAt > PROOF) {
      this.#reconnect(); // the network it used may be gone
    }
  };

  /** A tap reconnects at once too: the user sees that the connection is lost. */
  #hurry = (): void => {
    if (this.state !== "closed" && this.#socket === null && this.#backoff.mayHurry(this.#calledAt))
      this.#nudge();
  };

  /** The connection may have died while the phone slept: a ping without an answer shows it. */
  #prove(): void {
    const socket = this.#socket;
    socket?.send(JSON.stringify({ ping: 1 }));
    const proof = setTimeout(() => socket === this.#socket && this.#reconnect(), PROOF);
    socket?.addEventListener("message", () => clearTimeout(proof), { once: true });
  }

  #checkSilence(): void {
    if (this.#socket === null) return;
    const oldest = this.#greeted
      ? Math.min(...[...this.#pending.values()].map((one) => one.sentAt))
      : this.#calledAt;
    if (performance.now() - oldest > PATIENCE) this.#reconnect();
  }

  #reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#backoff.lost();
    if (old) {
      old.onclose = null;
      old.onmessage = null;
      old.close();
    }
    this.#lose();
    clearTimeout(this.#retry);
    this.#call();
  }

  #lose(): void {
    if (this.state === "lost") return;
    this.state = "lost";
    this.#lostAt = performance.now();
    this.#slowly = setTimeout(() => (this.slow = true), SLOW_AFTER);
  }

  #call(): void {
    if (this.#gone) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // The code is in the path, so that a load balancer sends all people of a table to one server.
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.#socket = socket;
    this.#greeted = false;
    this.#calledAt = performance.now();
    this.#reason = null;
    socket.onopen = () => socket.send(JSON.stringify({ hello: this.#hello() }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerFrame);
    socket.onclose = (event) => this.#hungUp(event.code);
  }

  #hello(): Record<string, unknown> {
    const { seats, key } = held(this.code);
    this.#tokens = this.screen ? [] : seats.map((seat) => seat.token).slice(-MOST_TOKENS);
    return {
      table: this.code,
      protocol: PROTOCOL,
      tokens: this.#tokens,
      key,
      epoch: this.#epoch,
      since: this.#seq,
      heard: this.#heard,
      lang: this.lang(),
      screen: this.screen,
      client: this.build,
    };
  }

  #hungUp(code: number): void {
    this.#socket = null;
    if (this.#gone) return;
    const reason = this.#reason;
    if (NO_RETURN.has(code) || (reason && FINAL.has(reason.key))) {
      this.state = "closed";
      this.#calm();
      clearInterval(this.#watch);
      this.ended = reason ?? new Refusal("closed", "");
      for (const one of this.#pending.values()) one.fail(this.ended);
      this.#pending.clear();
      return;
    }
    if (reason) this.why = reason.say;
    if (code === SENT_ON && this.#greeted) this.#backoff.sentOn();
    this.#lose();
    this.#retry = setTimeout(() => this.#call(), this.#backoff.pause());
  }

  #hear(frame: ServerFrame): void {
    if (frame.welcome) this.#welcomed(frame);
    if (frame.door) this.#stopped();
    if (frame.seat) addSeat(this.code, frame.seat);
    if (frame.seq !== undefined) this.#show(frame);
    if (frame.refused !== undefined) this.#refuse(frame);
    else if (frame.ack !== undefined && frame.ack !== null) this.#settle(String(frame.ack), frame.answer);
  }

  #calm(): void {
    this.slow = false;
    this.why = "";
    this.#lostAt = null;
    clearTimeout(this.#slowly);
  }

  #welcomed(frame: ServerFrame): void {
    const welcome = frame.welcome!;
    if (welcome.lost.length > 0) {
      // By token: another tab may have changed the list since the hello.
      const lost = new Set(welcome.lost.map((at) => this.#tokens[at]));
      dropSeats(this.code, (seat) => lost.has(seat.token));
    }
    if (welcome.reload && this.build !== "") reloadOnce(welcome.server);
    if (this.#epoch !== welcome.epoch) {
      this.#epoch = welcome.epoch;
      this.#seq = -1;
    }
    this.you = welcome.you;
    this.#answered("open");
    // Unanswered requests are sent again with the same id; the server does nothing twice.
    for (const [id, one] of this.#pending) {
      if (one.frame.ask?.act === "leave") {
        this.#settle(id, null); // not sent again: a person who has left is not brought back to leave twice
        continue;
      }
      this.#post(one);
    }
  }

  /**
   * At the door a join is sent again as it was. A knock ended with its connection and is
   * made anew. The rest waits for admission.
   */
  #stopped(): void {
    this.#answered("door");
    for (const [id, one] of [...this.#pending]) {
      const act = one.frame.ask?.act;
      if (act === "knock") {
        this.#pending.delete(id);
        one.frame.id = newId();
        this.#pending.set(one.frame.id, one);
      }
      if (act !== undefined && AT_THE_DOOR.has(act)) this.#post(one);
      else one.sentAt = Infinity;
    }
  }

  #answered(state: "open" | "door"): void {
    this.state = state;
    this.outside = state === "door";
    this.#greeted = true;
    this.knocked = false;
    this.#backoff.welcomed();
    this.#calm();
  }

  #post(one: Pending): void {
    one.sentAt = performance.now();
    this.#socket?.send(JSON.stringify(one.frame));
  }

  #show(frame: ServerFrame): void {
    const events = frame.events ?? [];
    if (frame.whole) {
      this.table = null;
      this.view = null;
      this.mine = {};
      this.#reason = null; // this device is at the table, so no earlier reason counts
      this.#epoch = frame.epoch ?? this.#epoch;
      this.you = frame.you ?? this.you;
      this.#heard = frame.heard ?? 0;
    } else {
      this.#heard += events.length;
    }
    this.#seq = frame.seq!;
    if (frame.table) this.table = onto(this.table, frame.table) as TableView;
    if (frame.view === null) this.view = null;
    else if (frame.view) {
      // The first view after a change of game is complete; it is not merged.
      const game = this.table?.match?.game;
      this.view = onto(game === this.#viewed ? this.view : null, frame.view);
      this.#viewed = game;
    }
    if (frame.mine) this.mine = merged(this.mine, frame.mine);
    this.#turn(frame.whole ? frame.lasted : 0);
    this.askedUntil = frame.left === undefined ? null : performance.now() + frame.left;
    this.#anchor = {
      now: frame.now ?? 0,
      hold: frame.hold ?? 0,
      stands: frame.stands ?? 0,
      heardAt: performance.now(),
      running: this.table?.running ?? false,
    };
    if (events.length > 0) {
      for (const listener of this.#listeners) listener(events, !frame.whole);
    }
  }

  /** A page that joins during a phase is told how long the phase has lasted. */
  #turn(lasted: number | undefined): void {
    const { match, phase } = this.table!;
    const moment = `${match?.id} ${phase} ${Boolean(match?.outcome)}`;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.turnedAt = lasted === undefined ? null : performance.now() - lasted;
  }

  #refuse(frame: ServerFrame): void {
    const refusal = new Refusal(frame.refused!, frame.say ?? "", frame.params ?? {});
    if (frame.id === undefined) {
      // A refused claim closes nothing. Stored as the reason, it would end the session at the next lost connection.
      if (this.state === "open" && refusal.key === "knock-refused") this.aside = refusal;
      else this.#reason = refusal;
      if (refusal.key === "seat-lost") {
        dropSeats(this.code, (seat) => seat.person === Number(refusal.params.person));
        toast(refusal.say, "refused");
      }
      return;
    }
    const pending = this.#pending.get(String(frame.id));
    this.#pending.delete(String(frame.id));
    pending?.fail(refusal);
  }

  #settle(id: string, answer: unknown): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (!pending) return;
    const ask = pending.frame.ask;
    if (ask?.act === "join") addSeat(this.code, answer as { person: number; token: string });
    if (ask?.act === "knock") this.knocked = true;
    pending.settle(answer);
  }

  #send(what: Pick<ClientFrame, "do" | "match" | "ask">, as?: number): Promise<unknown> {
    const frame: ClientFrame = { id: newId(), ...(as === undefined ? {} : { as }), ...what };
    return new Promise((settle, fail) => {
      const one = { frame, settle, fail, sentAt: Infinity };
      this.#pending.set(frame.id, one);
      if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#post(one);
    });
  }
}
