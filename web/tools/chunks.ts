// Chunks by who needs them. What many small parts would ask for one by one comes in one.
import type { Rolldown } from "vite";

type Groups = Rolldown.CodeSplittingGroup[];
type Context = Rolldown.ChunkingContext;

// Every page: Svelte, the card of each game, and the parts of our library that no table is needed for.
const FRAME =
  /node_modules\/(svelte|esm-env|clsx)\/|preload-helper|made\/|src\/(lib|gen|styles)\/|src\/(main|App|screens\/(OpenTable|Overlays))\.|src\/games\/([^/]+\.|\w+\/(card|colours|days|home|words\/card))/;
// Every table where a game is played: its page, and what the games are made of.
const TABLE =
  /src\/(TablePage|lib\/(attempt|link|muted|room|hand|follow|clock|reactions|sounds|invitation|teams|fit|play\/(?!WhatNow|whatnow|lessons)|voice\/)|lib\/parts\/(AloudButton|Body|JoinCorner|LookUp|Lost|NameSheet|Qr|Ring|Segmented|Sheet|Strip|Switch|TeamSign|Timer|VoiceSwitch)|screens\/(Absent|Calling|ChangesHands|Closed|Curtain|Door|Guest|Menu|menu\/|items\/texts|Pause|PlayerPage|player\/|Reactions|Told))/;
const LOBBY = /src\/screens\/(Join|Lobby|lobby\/(?!PackSwitches|PeopleChips|TextLines))/;
const END = /src\/screens\/(End\.|BigEnd\.|end\/|replay\/past)/;
const LESSONS = /src\/lib\/parts\/(DemoStage|Demonstration|RulePoints|RulesPage|ruleoptions)/;
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
  const [found, above] = [new Set<string>(), new Set([id])];
  for (const one of above) {
    const info = context.getModuleInfo(one);
    if (info?.dynamicImporters.length) found.add(one);
    for (const importer of info?.importers ?? []) above.add(importer);
  }
  return found;
}

export const chunks: Groups = [
  { name: said, debugName: "said", test: (id) => said(id) !== null, priority: 4 },
  { name: "table", test: TABLE, priority: 3 },
  { name: "lobby", test: LOBBY, priority: 3 },
  { name: "end", test: END, priority: 3 },
  { name: "lessons", test: LESSONS, priority: 3 },
  { name: "frame", test: FRAME, priority: 2 },
  { name: shared, debugName: "game", test: GAME, priority: 1 },
];
