// The frames of the socket; docs/protocol.md describes them.
import type { AnyCommand, Event, Prompt, TableView, Welcome } from "../gen/wire";

export const PROTOCOL = 1;

export interface Mine {
  view: unknown;
  prompts: Prompt[];
}

/** All keys a server frame may have; most frames have few. */
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
  match?: string; // with `do`: id of the match the action belongs to
  ask?: AnyCommand;
}

/** A refused request, with the sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly say: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(say);
  }
}

/** An unguessable id. Plain http has no crypto.randomUUID, but it has getRandomValues. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Merges a frame into the held object: each key of the frame replaces the held one. */
export function onto<T extends object>(held: T | null, told: Partial<T>): T {
  return kept(held, { ...held, ...told } as T);
}

/** Returns `told`, but reuses the held objects wherever both are equal, so that unchanged parts are not drawn again. */
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

/** The private views per person, after a frame. */
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
