// Sentences for events, from the server's catalogue: the table's come with the page, a game's with the game.
import type { Event } from "../gen/wire";
import { Catalogue, type Editions } from "./i18n.svelte";
import type { Params, Sentences } from "./phrase";
import { settings, type Lang } from "./settings.svelte";

const TABLE = "table";
const found = import.meta.glob<Sentences>("../gen/sentences/*.ts", { import: "said" });
const editions: Record<string, Partial<Editions<Sentences>>> = {};
for (const [path, fetch] of Object.entries(found)) {
  const [area, lang] = path.split("/").at(-1)!.split(".") as [string, Lang];
  (editions[area] ??= {})[lang] = fetch;
}
const BOOKS = Object.fromEntries(
  Object.entries(editions).map(([area, both]) => [area, new Catalogue(both as Editions<Sentences>)]),
);

/** Loads the sentences of the table or of a game. */
export async function bringSentences(area: string = TABLE): Promise<void> {
  await BOOKS[area]?.bring(settings.lang);
}

const isSeat = (name: string): boolean => name === "seat" || name.endsWith("_seat");

/** The sentence of an event, with names for seats; "" for an event without one, or before the catalogue is loaded. */
export function sentence(event: Event, nameOf: (seat: number) => string): string {
  const area = event.key.split("-")[0]!;
  const book = (BOOKS[area] ?? BOOKS[TABLE])!;
  if (!book.has(settings.lang)) book.bring(settings.lang).catch(() => undefined);
  const say = book.said?.[event.key];
  if (!say) return "";
  const params: Params = {};
  for (const [name, value] of Object.entries(event.params ?? {})) {
    params[name] = isSeat(name) ? nameOf(Number(value)) : (value as string | number);
  }
  return say(params);
}
