// The games of the house, a folder each, found by the bundler. What can be played is what the server lists.
import type { Component } from "svelte";
import type { Given } from "../lib/lazy.svelte";
import { heard } from "../lib/i18n.svelte";
import { bringSentences } from "../lib/sentences";
import type { GameCard, GameClient, GameTexts, Part } from "./contract";
import { later } from "./later";

function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split("/")[1]!, one]));
}

export const CARDS: Partial<Record<string, GameCard>> = byGame(
  import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "card" }),
);

/** One chunk a game. */
const TEXTS: Partial<Record<string, () => Promise<GameTexts>>> = byGame(
  import.meta.glob<GameTexts>("./*/index.ts", { import: "client" }),
);
interface Screen {
  default: Component<Given>;
}
/** What a screen shows of a game. It is asked for along with the game, so that nobody waits for one and then the other. */
const PARTS: Record<Part, Partial<Record<string, () => Promise<Screen>>>> = {
  Phone: byGame(import.meta.glob<Screen>("./*/Phone.svelte")),
  Table: byGame(import.meta.glob<Screen>("./*/Table.svelte")),
  Rules: byGame(import.meta.glob<Screen>("./*/Rules.svelte")),
  Demo: byGame(import.meta.glob<Screen>("./*/Demo.svelte")),
  Moment: byGame(import.meta.glob<Screen>("./*/Moment.svelte")),
};

/** Those that can be drawn. */
export const DRAWN: readonly string[] = Object.keys(TEXTS);

const loaded = new Map<string, Promise<GameClient>>();

/** A game, with that part of it there. */
export async function clientWith(key: string, part: Part | undefined): Promise<GameClient> {
  const [client, found] = await Promise.all([clientOf(key), part && PARTS[part][key]?.()]);
  await heard(Promise.resolve());
  return part && found ? { ...client, [part]: found.default } : client;
}

/** With all that it says, which is asked for at the same time: a file for each language (vite.config.ts). */
async function whole(key: string, fetch: () => Promise<GameTexts>): Promise<GameClient> {
  const [texts] = await Promise.all([heard(fetch()), bringSentences(key)]);
  const screens = Object.entries(PARTS).map(([part, found]) => [part, later(found[key]!)]);
  return {
    ...(Object.fromEntries(screens) as Pick<GameClient, Part>),
    endsAt: (view) => view.ends_at as number | null,
    ...texts,
  };
}

export function clientOf(key: string): Promise<GameClient> {
  let coming = loaded.get(key);
  if (!coming) {
    coming = TEXTS[key] ? whole(key, TEXTS[key]) : Promise.reject(new Error(`no client for ${key}`));
    coming.catch(() => loaded.delete(key)); // the network may be back next time
    loaded.set(key, coming);
  }
  return coming;
}
