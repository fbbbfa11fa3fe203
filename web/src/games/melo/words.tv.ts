// What Mélo Ego Duo says on the big screen, at the end and in a replay.
import { spoken } from "../../lib/i18n.svelte";

export const tv = spoken({
  fr: async () => (await import("./words.tv.fr")).fr,
  en: async () => (await import("./words.tv.en")).en,
});
