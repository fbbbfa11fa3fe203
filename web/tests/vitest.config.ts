// The client's own logic, without a browser: `npm run test`. What is drawn is tested in Chromium (tests/e2e).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Pictures are gathered when the client is built (`make ui`): here they need only an address. */
const madePictures = {
  name: "made-pictures",
  enforce: "pre" as const,
  resolveId: (source: string): string | null => (/\/made\/[\w-]+\.svg\?/.test(source) ? `\0${source}` : null),
  load: (id: string): string | null =>
    id.startsWith("\0") && id.includes("/made/") ? 'export default "/made.svg";' : null,
};

export default defineConfig({
  plugins: [madePictures, svelte()],
  // Svelte for the browser: on a server nothing is reactive.
  resolve: { conditions: ["browser"] },
  test: {
    dir: "tests",
    environment: "happy-dom",
    pool: "threads", // begun sooner than processes
    setupFiles: ["tests/support/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // Only the clock of a test moves: a timeout here ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
