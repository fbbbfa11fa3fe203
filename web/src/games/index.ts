// The games of the house, a folder each, found by the bundler. What can be played is what the server lists.
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
/** Those that can be drawn. */
export const DRAWN: readonly string[] = Object.keys(CLIENTS);

const loaded = new Map<string, Promise<GameClient>>();

export function clientOf(key: string): Promise<GameClient> {
  let coming = loaded.get(key);
  if (!coming) {
    coming = CLIENTS[key]?.() ?? Promise.reject(new Error(`no client for ${key}`));
    coming.catch(() => loaded.delete(key)); // the network may be back next time
    loaded.set(key, coming);
  }
  return coming;
}
