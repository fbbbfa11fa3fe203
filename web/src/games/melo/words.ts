// What Mélo Ego Duo says on phones and everywhere, in both languages. It comes with the game.
import { spoken } from "../../lib/i18n.svelte";

export const words = spoken({
  fr: async () => (await import("./words.fr")).fr,
  en: async () => (await import("./words.en")).en,
});
