// Chunks by who needs them. What many small parts would ask for one by one comes in one.
import type { Rolldown } from "vite";

type Groups = Rolldown.CodeSplittingGroup[];
type Context = Rolldown.ChunkingContext;

// A module belongs to the first of these that brings it along, so a file only needs those named before it. Sentences need lib/phrase.
const PARTS = [
  ["frame", /src\/(main\.ts|screens\/Home\.svelte|lib\/phrase\.ts)$/],
  ["table", /src\/(TablePage|screens\/(PlayerPage|BigScreen))\.svelte$/],
  ["play", /src\/games\/\w+\/(?!(Rules|Demo)\.svelte|words\/)/],
  ["lobby", /src\/screens\/(Join|Lobby)\.svelte$/],
  ["end", /src\/screens\/(End|BigEnd)\.svelte$/],
  ["lessons", /src\/(screens|games\/\w+)\/(Rules|Demo)\.svelte$/],
] as const;
const GAME = /src\/games\/(\w+)\/(?!words\/rules)/;

/** What is said, a file for each language: « fr » by the house and the table, « <game>.fr » by a game. Its rules come by themselves. */
function said(id: string): string | null {
  const house =
    /src\/locales\/(fr|en)\b|src\/games\/\w+\/words\/card\.(fr|en)\.ts|gen\/sentences\/table\.(fr|en)\.ts/.exec(
      id,
    );
  if (house) return house.slice(1).find(Boolean)!;
  const game = /(?:src\/games\/(\w+)\/words\/(?!rules)|gen\/sentences\/(\w+)).*\b(fr|en)\.ts$/.exec(id);
  return game && `${game[1] ?? game[2]}.${game[3]}`;
}

/** Of a game: what its screens share, and what says the rest of it (index.ts). */
function shared(id: string, context: Context): string | null {
  const game = GAME.exec(id)?.[1];
  if (!game) return null;
  const screens = screensAbove(id, context);
  return screens.size > 1 || [...screens].some((one) => one.endsWith("/index.ts")) ? game : null;
}

/** The modules that are fetched by themselves, and bring this one with them. */
function screensAbove(id: string, context: Context): Set<string> {
  return new Set(
    [...modulesAbove(id, context)].filter((one) => context.getModuleInfo(one)?.dynamicImporters.length),
  );
}

/** This module, and all that import it at once. */
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
