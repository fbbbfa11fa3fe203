// The frames of the socket, as docs/protocol.md tells them.
import type { AnyCommand, Event, Prompt, TableView, Welcome } from "../gen/wire";

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

/** What is held after a frame: each of its keys replaces that key. */
export function onto<T extends object>(held: T | null, told: Partial<T>): T {
  return kept(held, { ...held, ...told } as T);
}

/** `told`, in which whatever is equal to what was held is that very object: what is drawn from it is not drawn anew. */
function kept<T>(held: unknown, told: T): T {
  if (held === told || !isObject(held) || !isObject(told) || Array.isArray(held) !== Array.isArray(told))
    return told;
  const [before, after]: Record<string, unknown>[] = [held, told];
  const keys = Object.keys(after!);
  for (const key of keys) after![key] = kept(before![key], after![key]);
  const same =
    keys.length === Object.keys(before!).length && keys.every((key) => after![key] === before![key]);
  return same ? (held as T) : told;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What each person alone may know, after a change. */
export function merged(
  before: Record<string, Mine>,
  change: NonNullable<ServerFrame["mine"]>,
): Record<string, Mine> {
  const after = { ...before };
  for (const [person, part] of Object.entries(change)) {
    if (part === null) delete after[person];
    else after[person] = onto(after[person] ?? { view: undefined, prompts: [] }, part);
  }
  return after;
}
