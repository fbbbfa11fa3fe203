// The registry of games, one folder each, found by the bundler. The server lists what can be played.
import type { Component } from "svelte";
import type { Given } from "../lib/lazy.svelte";
import { withCatalogues } from "../lib/i18n.svelte";
import { bringSentences } from "../lib/sentences";
import type { GameCard, GameClient, GameTexts, Part } from "./contract";
import { later } from "./later";

function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split("/")[1]!, one]));
}

export const CARDS: Partial<Record<string, GameCard>> = byGame(
  import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "card" }),
);

/** One chunk per game. */
const TEXTS: Partial<Record<string, () => Promise<GameTexts>>> = byGame(
  import.meta.glob<GameTexts>("./*/index.ts", { import: "client" }),
);
interface Screen {
  default: Component<Given>;
}
/** The screens of each game. They are requested in parallel with the game's texts. */
const PARTS: Record<Part, Partial<Record<string, () => Promise<Screen>>>> = {
  Phone: byGame(import.meta.glob<Screen>("./*/Phone.svelte")),
  Table: byGame(import.meta.glob<Screen>("./*/Table.svelte")),
  Rules: byGame(import.meta.glob<Screen>("./*/Rules.svelte")),
  Demo: byGame(import.meta.glob<Screen>("./*/Demo.svelte")),
  Moment: byGame(import.meta.glob<Screen>("./*/Moment.svelte")),
};

/** Games this client can draw. */
export const DRAWN: readonly string[] = Object.keys(TEXTS);

const loaded = new Map<string, Promise<GameClient>>();

/** A game's client with one of its screens loaded. */
export async function clientWith(key: string, part: Part | undefined): Promise<GameClient> {
  const [client, found] = await Promise.all([clientOf(key), part && PARTS[part][key]?.()]);
  await withCatalogues(Promise.resolve());
  return part && found ? { ...client, [part]: found.default } : client;
}

/** The texts of a game, with its catalogue requested in parallel: one file per language (vite.config.ts). */
async function whole(key: string, fetch: () => Promise<GameTexts>): Promise<GameClient> {
  const [texts] = await Promise.all([withCatalogues(fetch()), bringSentences(key)]);
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
    coming.catch(() => loaded.delete(key)); // removed so that the next call retries after a network failure
    loaded.set(key, coming);
  }
  return coming;
}
