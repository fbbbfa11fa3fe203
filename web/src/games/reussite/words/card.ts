// What La Réussite says on the front page and in the history, in both languages.
import { catalogue } from "../../../lib/i18n.svelte";

export const cardWords = catalogue({
  fr: async () => (await import("./card.fr")).card,
  en: async () => (await import("./card.en")).card,
});
