import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pages } from "./tools/pages";

// Chunks by who needs them. What many small parts would ask for one by one comes in one.
// Every page: Svelte, the card of each game, and the parts of our library that no table is needed for.
const FRAME =
  /node_modules\/(svelte|esm-env|clsx)\/|preload-helper|made\/|src\/(lib|gen|styles)\/|src\/(App|screens\/(OpenTable|Overlays))\.|src\/games\/([^/]+\.|\w+\/(card|colours|days|home|words\.card))/;
// Every table.
const TABLE =
  /src\/(lib\/(link|muted|room|hand|follow|clock|reactions|sounds|invitation|teams|fit|play\/(?!WhatNow|whatnow|lessons))|lib\/parts\/(Demonstration|JoinCorner|LookUp|Lost|NameSheet|Qr|RulesPage|Segmented|Sheet|Strip|Switch|TeamSign|Timer)|screens\/(?!OpenTable|Overlays))/;
const GAME = /src\/games\/(\w+)\/(?!words\.rules)/;

/** What is said, a file for each language: « fr » by the house and the table, « <game>.fr » by a game. Its rules come by themselves. */
function said(id: string): string | null {
  const house =
    /src\/locales\/(fr|en)\b|src\/games\/\w+\/words\.card\.(fr|en)\.ts|gen\/sentences\/table\.(fr|en)\.ts/.exec(
      id,
    );
  if (house) return house.slice(1).find(Boolean)!;
  const game = /(?:src\/games\/(\w+)\/words(?!\.rules)|gen\/sentences\/(\w+)).*\.(fr|en)\.ts$/.exec(id);
  return game && `${game[1] ?? game[2]}.${game[3]}`;
}

export default defineConfig({
  plugins: [svelte(), pages()],
  build: {
    outDir: "../src/parlotte/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the CSP allows no inlined file but pictures
    modulePreload: { polyfill: false },
    target: ["chrome111", "firefox114", "safari16.4"],
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: said, test: (id) => said(id) !== null, priority: 4 },
            { name: "table", test: TABLE, minShareCount: 2, priority: 3 },
            { name: "frame", test: (id) => FRAME.test(id) && !TABLE.test(id), priority: 2 },
            // Of a game: what its screens share.
            { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
