// Loads the rules of La Coquillaude and the captions of its demonstration.
import { catalogue } from "../../../lib/i18n.svelte";

export const ruleWords = catalogue({
  fr: async () => (await import("./rules.fr")).fr,
  en: async () => (await import("./rules.en")).en,
});
