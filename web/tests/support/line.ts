// A line to a table and the server at its other end, for the tests of the line.
import { vi } from "vitest";
import { Link } from "../../src/lib/link.svelte";
import { PROTOCOL } from "../../src/lib/wire";
import { FakeSocket, type Frame } from "./socket";
import { tableView } from "./table.svelte";

export const [FAULT, RESTART, LATER] = [1011, 1012, 1013];
export const FIRST_PAUSE = 300;
export const LONGEST_PAUSE = 15_000;
export const STEADY = 10_000;

const open: Link[] = [];
export function call(screen = false, build = "b1"): Link {
  const link = new Link("MANO", screen, () => "fr", build);
  open.push(link);
  return link;
}
export const welcome = (more: Frame = {}): Frame => ({
  welcome: {
    protocol: PROTOCOL,
    server: "s1",
    reload: false,
    epoch: "e1",
    you: [1],
    lost: [],
    now: 0,
    ...more,
  },
});
/** As a server shows a table first. */
export const whole = (more: Frame = {}): Frame => ({
  seq: 1,
  whole: true,
  epoch: "e1",
  you: [1],
  heard: 0,
  now: 0,
  table: tableView(),
  ...more,
});
/** A line that stands, with a table on it. */
export function seated(screen = false): { link: Link; server: FakeSocket } {
  const link = call(screen);
  const server = FakeSocket.last.opens().says(welcome()).says(whole());
  return { link, server };
}
export const pass = (millis: number): void => void vi.advanceTimersByTime(millis);
export const calls = (): number => FakeSocket.all.length;
/** A server that answers every call and dies at once. */
export function dies(millis: number, code = FAULT): number {
  const before = calls();
  for (let at = 0; at < millis; at += 10) {
    pass(10);
    const now = FakeSocket.last;
    if (now.readyState === FakeSocket.CONNECTING) now.opens().says(welcome()).hangsUp(code);
  }
  return calls() - before;
}

/** Before each test. */
export function beginLines(): void {
  FakeSocket.begin();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
}
/** After each test. */
export function closeLines(): void {
  for (const link of open.splice(0)) link.close();
}
