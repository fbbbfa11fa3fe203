// The frames of the socket, as docs/protocol.md tells them.
import type { AnyCommand, Event, Prompt, TableView, Welcome } from "../gen/wire";
import { patched, type Remembered } from "./held";

export const PROTOCOL = 1;

export interface Mine {
  view: unknown;
  prompts: Prompt[];
}

/** Everything a server frame may hold; most hold little of it. */
export interface ServerFrame {
  welcome?: Welcome;
  door?: { knock: boolean; table: string };
  refused?: string;
  params?: Record<string, string | number>;
  say?: string;
  id?: string | number;
  ack?: string | number | null;
  answer?: unknown;
  seq?: number;
  whole?: boolean;
  epoch?: string;
  you?: number[];
  heard?: number;
  now?: number;
  hold?: number;
  stands?: number;
  left?: number;
  lasted?: number;
  table?: Partial<TableView>;
  view?: Record<string, unknown> | null;
  mine?: Record<string, Partial<Mine> | null>;
  events?: Event[];
  seat?: { person: number; token: string };
  pong?: unknown;
}

export interface ClientFrame {
  id: string;
  as?: number;
  do?: { act: string };
  match?: string; // with `do`: the one it is meant for
  ask?: AnyCommand;
}

/** Why something was refused, in a sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly say: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(say);
  }
}

/** An id that nobody can guess. Plain http has no crypto.randomUUID, but it has getRandomValues. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** What each person alone may know, after a change. */
export function merged(
  before: Record<string, Mine>,
  change: NonNullable<ServerFrame["mine"]>,
  remembered: Remembered,
): Record<string, Mine> {
  const after = { ...before };
  for (const [person, part] of Object.entries(change)) {
    if (part === null) delete after[person];
    else after[person] = patched<Mine>(after[person] ?? { view: undefined, prompts: [] }, part, remembered);
  }
  return after;
}
