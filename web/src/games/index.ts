// The games of the house, a folder each, found by the bundler. What can be played is what the server lists.
import { heard } from "../lib/i18n.svelte";
import { bringSentences } from "../lib/sentences";
import type { GameCard, GameClient } from "./contract";

function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split("/")[1]!, one]));
}

export const CARDS: Partial<Record<string, GameCard>> = byGame(
  import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "card" }),
);

/** One chunk a game. */
const CLIENTS: Partial<Record<string, () => Promise<GameClient>>> = byGame(
  import.meta.glob<GameClient>("./*/index.ts", { import: "client" }),
);
/** What a screen shows of a game. It is asked for along with the game, so that nobody waits for one and then the other. */
export type Part = "Phone" | "Table" | "Rules" | "Demo";
const PARTS: Record<Part, Partial<Record<string, () => Promise<{ default: unknown }>>>> = {
  Phone: byGame(import.meta.glob<{ default: unknown }>("./*/Phone.svelte")),
  Table: byGame(import.meta.glob<{ default: unknown }>("./*/Table.svelte")),
  Rules: byGame(import.meta.glob<{ default: unknown }>("./*/Rules.svelte")),
  Demo: byGame(import.meta.glob<{ default: unknown }>("./*/Demo.svelte")),
};

/** Those that can be drawn. */
export const DRAWN: readonly string[] = Object.keys(CLIENTS);

const loaded = new Map<string, Promise<GameClient>>();

/** A game, with that part of it there. */
export async function clientWith(key: string, part: Part | undefined): Promise<GameClient> {
  const [client, found] = await Promise.all([clientOf(key), part && PARTS[part][key]?.()]);
  await heard(Promise.resolve());
  return part && found ? { ...client, [part]: found.default } : client;
}

/** With all that it says, which is asked for at the same time: a file for each language (vite.config.ts). */
async function whole(key: string, fetch: () => Promise<GameClient>): Promise<GameClient> {
  const [client] = await Promise.all([heard(fetch()), bringSentences(key)]);
  return client;
}

export function clientOf(key: string): Promise<GameClient> {
  let coming = loaded.get(key);
  if (!coming) {
    coming = CLIENTS[key] ? whole(key, CLIENTS[key]) : Promise.reject(new Error(`no client for ${key}`));
    coming.catch(() => loaded.delete(key)); // the network may be back next time
    loaded.set(key, coming);
  }
  return coming;
}
