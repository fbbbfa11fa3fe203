// The texts of La Coquillaude except its rules (rules.ts), loaded with the game.
import { catalogue } from "../../../lib/i18n.svelte";

/** Used on phones and everywhere else. */
export const words = catalogue({
  fr: async () => (await import("./fr")).fr,
  en: async () => (await import("./en")).en,
});

/** Used on the big screen, at the end and in a replay. */
export const tv = catalogue({
  fr: async () => (await import("./tv.fr")).fr,
  en: async () => (await import("./tv.en")).en,
});

/** The help text « Que faire ici ? ». */
export const nowWords = catalogue({
  fr: async () => (await import("./now.fr")).fr,
  en: async () => (await import("./now.en")).en,
});
