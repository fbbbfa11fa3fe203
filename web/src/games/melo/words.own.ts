// What Mélo Ego Duo says of a table's own questions.
import { spoken } from "../../lib/i18n.svelte";

export const own = spoken({
  fr: async () => (await import("./words.own.fr")).fr,
  en: async () => (await import("./words.own.en")).en,
});
