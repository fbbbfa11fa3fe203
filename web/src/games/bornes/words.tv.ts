// What 1000 Bornes des Mots says on the big screen.
import { spoken } from "../../lib/i18n.svelte";

export const tv = spoken({
  fr: async () => (await import("./words.tv.fr")).fr,
  en: async () => (await import("./words.tv.en")).en,
});
