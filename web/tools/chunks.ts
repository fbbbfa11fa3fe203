// Groups modules into chunks by the pages that need them, so that many small files become one request.
import type { Rolldown } from "vite";

type Groups = Rolldown.CodeSplittingGroup[];
type Context = Rolldown.ChunkingContext;

// A module belongs to the first group that imports it, so a page only needs its own group and
// earlier ones. Sentences need lib/phrase.
const PARTS = [
  ["frame", /src\/(main\.ts|screens\/Home\.svelte|lib\/phrase\.ts)$/],
  ["table", /src\/(TablePage|screens\/(PlayerPage|BigScreen))\.svelte$/],
  ["play", /src\/games\/\w+\/(?!(Rules|Demo)\.svelte|words\/)/],
  ["lobby", /src\/screens\/(Join|Lobby)\.svelte$/],
  ["end", /src\/screens\/(End|BigEnd)\.svelte$/],
  ["lessons", /src\/(screens|games\/\w+)\/(Rules|Demo)\.svelte$/],
] as const;
const GAME = /src\/games\/(\w+)\/(?!words\/rules)/;

/**
 * The chunk of a catalogue, one per language: « fr » for house and table, «
 * <game>.fr » for a game. Rules have their own.
 */
function said(id: string): string | null {
  const house =
    /src\/locales\/(fr|en)\b|src\/games\/\w+\/words\/card\.(fr|en)\.ts|gen\/sentences\/table\.(fr|en)\.ts/.exec(
      id,
    );
  if (house) return house.slice(1).find(Boolean)!;
  const game = /(?:src\/games\/(\w+)\/words\/(?!rules)|gen\/sentences\/(\w+)).*\b(fr|en)\.ts$/.exec(id);
  return game && `${game[1] ?? game[2]}.${game[3]}`;
}

/** A game's common chunk: what its screens share, and its texts (index.ts). */
function shared(id: string, context: Context): string | null {
  const game = GAME.exec(id)?.[1];
  if (!game) return null;
  const screens = screensAbove(id, context);
  return screens.size > 1 || [...screens].some((one) => one.endsWith("/index.ts")) ? game : null;
}

/** The lazily loaded modules that import this one. */
function screensAbove(id: string, context: Context): Set<string> {
  return new Set(
    [...modulesAbove(id, context)].filter((one) => context.getModuleInfo(one)?.dynamicImporters.length),
  );
}

/** This module and all its importers, static imports only. */
function modulesAbove(id: string, context: Context): Set<string> {
  const above = new Set([id]);
  for (const one of above)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) above.add(importer);
  return above;
}

function part(id: string, context: Context): string | null {
  const above = [...modulesAbove(id, context)];
  const found = PARTS.find(([, screens]) => above.some((one) => screens.test(one)))?.[0] ?? null;
  return GAME.test(id) && found !== "frame" ? null : found;
}

export const chunks: Groups = [
  { name: said, debugName: "said", test: (id) => said(id) !== null, priority: 4 },
  { name: part, debugName: "part", priority: 3 },
  { name: shared, debugName: "game", test: GAME, priority: 1 },
];
