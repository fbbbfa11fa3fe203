import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pages } from "./tools/pages";

// Chunks by who needs them. What many small parts would ask for one by one comes in one.
// Every page: Svelte, the sentences of the house, the card of each game, and the parts of our library that no table is needed for.
const FRAME =
  /node_modules\/(svelte|esm-env|clsx)\/|preload-helper|made\/|src\/(locales|lib|gen)\/|src\/screens\/(OpenTable|Overlays)\.|src\/games\/([^/]+\.|\w+\/(card|colours|days|home|words\.card))/;
// Every table.
const TABLE =
  /src\/(gen\/sentences|lib\/(link|muted|room|hand|follow|clock|reactions|sentences|sounds|invitation|teams|fit|play\/(?!WhatNow|whatnow|lessons))|lib\/parts\/(Demonstration|JoinCorner|LookUp|Lost|NameSheet|Qr|RulesPage|Segmented|Sheet|Strip|Switch|TeamSign|Timer)|screens\/(?!OpenTable|Overlays))/;
const GAME = /src\/games\/(\w+)\/(?!words\.rules)/;

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
