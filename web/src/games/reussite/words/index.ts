// What La Réussite says, but for its rules and its place on the front page. It comes with the game.
import { catalogue } from "../../../lib/i18n.svelte";

/** On phones, and everywhere. */
export const words = catalogue({
  fr: async () => (await import("./fr")).fr,
  en: async () => (await import("./en")).en,
});

/** « Que faire ici ? » */
export const nowWords = catalogue({
  fr: async () => (await import("./now.fr")).fr,
  en: async () => (await import("./now.en")).en,
});

/** To a beginner, gesture by gesture. */
export const coachWords = catalogue({
  fr: async () => (await import("./coach.fr")).fr,
  en: async () => (await import("./coach.en")).en,
});
