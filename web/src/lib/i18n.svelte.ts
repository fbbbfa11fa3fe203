// The sentences of the interface, in the reader's language. A message that is missing in one of them does not compile.
import { en } from "../locales/en";
import { fr, type Messages } from "../locales/fr";
import { settings, type Lang } from "./settings.svelte";

const catalogues: Record<Lang, Messages> = { fr, en };

/** Say `tongue.t.home.title`. Read it in a template or a $derived, so that it follows the language. */
export const tongue = {
  get t(): Messages {
    return catalogues[settings.lang];
  },
};

/** The same for the catalogue of a game, which comes with the game. */
export function spoken<M>(both: Record<Lang, M>): { readonly t: M } {
  return {
    get t() {
      return both[settings.lang];
    },
  };
}

/** « Inès, Léon et Mamie ». */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { style: "long", type: "conjunction" }).format(names);
}
