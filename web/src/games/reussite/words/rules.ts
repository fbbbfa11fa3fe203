// The rules of La Réussite, in both languages.
import { catalogue } from "../../../lib/i18n.svelte";

export const ruleWords = catalogue({
  fr: async () => (await import("./rules.fr")).rules,
  en: async () => (await import("./rules.en")).rules,
});
