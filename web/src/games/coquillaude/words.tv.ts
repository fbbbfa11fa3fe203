// What La Coquillaude says on the big screen, at the end of a match and when it is seen again.
import { spoken } from "../../lib/i18n.svelte";

export const tv = spoken({
  fr: async () => (await import("./words.tv.fr")).fr,
  en: async () => (await import("./words.tv.en")).en,
});
