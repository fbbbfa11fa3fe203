import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { breakpoints } from "./tools/breakpoints";
import { chunks } from "./tools/chunks";
import { pages } from "./tools/pages";

export default defineConfig({
  plugins: [svelte(), pages()],
  css: { postcss: { plugins: [breakpoints] } },
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
          groups: chunks,
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
