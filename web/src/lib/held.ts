// What is held after a frame that tells only what changed: docs/protocol.md, Patches.
import type { Event } from "../gen/wire";

/** The form of these patches: a server that knows another tells whole keys. */
export const PATCHES = 2;

type Json = Record<string, unknown>;
/** Lists of prompts by number, to be told once. */
export type Remembered = Map<number, unknown>;

/** Each key replaces that key, unless it says more. What was held before stays as it was. */
export function patched<T extends object>(
  held: T | null,
  told: object,
  remembered: Remembered = new Map(),
): T {
  let after: unknown = { ...held };
  for (const [key, value] of Object.entries(told)) after = put(after, key.split("/"), value, remembered);
  return after as T;
}

/** Events one by one, also where several of one kind were told together. */
export function spread(events: readonly Event[]): Event[] {
  return (unfolded(events) as Event[]).flatMap((event) =>
    Array.isArray(event.params)
      ? (event.params as Event["params"][]).map((params) => ({ ...event, params }))
      : [event],
  );
}

/** What was told whole, with every `scores*4` in it made the list of four that it stands for. */
function unfolded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfolded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const [name = "", times] = key.split("*");
      return [name, times === undefined ? unfolded(member) : rows(member, Number(times))];
    }),
  );
}

function rows(columns: unknown, times: number): Json[] {
  const whole = Object.entries(unfolded(columns) as Json);
  return Array.from({ length: times }, (_, at) =>
    Object.fromEntries(whole.map(([key, column]) => [key, Array.isArray(column) ? column[at] : column])),
  );
}

const SAYS_MORE = /[+@]$|[=#*].*$/;

function put(inside: unknown, path: string[], value: unknown, remembered: Remembered): unknown {
  const [name = "", ...rest] = path;
  const after = (Array.isArray(inside) ? [...inside] : { ...(inside as object) }) as Json;
  if (rest.length > 0) {
    after[name] = put(after[name], rest, value, remembered);
    return after;
  }
  const [more = ""] = SAYS_MORE.exec(name) ?? [];
  const at = name.slice(0, name.length - more.length);
  after[at] = renewed(after[at], more, value, remembered);
  return after;
}

function renewed(before: unknown, more: string, value: unknown, remembered: Remembered): unknown {
  const said = more.slice(1);
  switch (more.charAt(0)) {
    case "+":
      return [...(before as unknown[]), ...(unfolded(value) as unknown[])];
    case "@":
      return remembered.get(value as number);
    case "*":
      return rows(value, Number(said));
    case "=":
      return patched(Object.fromEntries(said.split(",").map((one) => [one, (before as Json)[one]])), value!);
  }
  const after = unfolded(value);
  if (more !== "") remembered.set(Number(said), after);
  return after;
}
