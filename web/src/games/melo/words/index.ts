// What Mélo Ego Duo says, but for its rules. It comes with the game.
import { spoken } from "../../../lib/i18n.svelte";

/** On phones, and everywhere. */
export const words = spoken({
  fr: async () => (await import("./fr")).fr,
  en: async () => (await import("./en")).en,
});

/** On the big screen, at the end and in a replay. */
export const tv = spoken({
  fr: async () => (await import("./tv.fr")).fr,
  en: async () => (await import("./tv.en")).en,
});

/** Of a table's own items. */
export const own = spoken({
  fr: async () => (await import("./own.fr")).fr,
  en: async () => (await import("./own.en")).en,
});

/** « Que faire ici ? » */
export const nowWords = spoken({
  fr: async () => (await import("./now.fr")).fr,
  en: async () => (await import("./now.en")).en,
});
