// The rules of 1000 Bornes des Mots; only the language in use is loaded.
import { catalogue } from "../../../lib/i18n.svelte";

export const ruleWords = catalogue({
  fr: async () => (await import("./rules.fr")).rules,
  en: async () => (await import("./rules.en")).rules,
});
