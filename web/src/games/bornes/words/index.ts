// What 1000 Bornes des Mots says, but for its rules. It comes with the game.
import { catalogue } from "../../../lib/i18n.svelte";

/** On phones, and everywhere. */
export const words = catalogue({
  fr: async () => (await import("./fr")).fr,
  en: async () => (await import("./en")).en,
});

/** On the big screen, at the end and in a replay. */
export const tv = catalogue({
  fr: async () => (await import("./tv.fr")).fr,
  en: async () => (await import("./tv.en")).en,
});

/** « Que faire ici ? » */
export const nowWords = catalogue({
  fr: async () => (await import("./now.fr")).fr,
  en: async () => (await import("./now.en")).en,
});
