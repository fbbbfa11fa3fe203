// Loads the rules of Mélo Ego Duo and the captions of its demonstration.
import { spoken } from "../../../lib/i18n.svelte";

export const ruleWords = spoken({
  fr: async () => (await import("./rules.fr")).fr,
  en: async () => (await import("./rules.en")).en,
});
