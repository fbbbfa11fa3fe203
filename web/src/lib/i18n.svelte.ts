// The interface texts in the reader's language. A message missing in one language is a compile
// error. Only the language in use is loaded.
import type { Messages } from "../locales/fr";
import { settings, type Lang } from "./settings.svelte";

export type Editions<M> = Record<Lang, () => Promise<M>>;

/** A catalogue whose languages load on demand. */
export class Catalogue<M> {
  readonly #here: Partial<Record<Lang, M>> = {};
  #came = $state(0);

  constructor(private readonly editions: Editions<M>) {}

  has(lang: Lang): boolean {
    return this.#here[lang] !== undefined;
  }

  async bring(lang: Lang): Promise<void> {
    OPEN.add(this);
    if (this.has(lang)) return;
    this.#here[lang] = await this.editions[lang]();
    this.#came += 1;
  }

  /** The texts in the current language; undefined while loading. */
  get said(): M | undefined {
    void this.#came;
    return this.#here[settings.lang];
  }
}

/** The catalogues in use on the page; they change language together. */
const OPEN = new Set<Pick<Catalogue<unknown>, "has" | "bring">>();

async function bringAll(lang: () => Lang): Promise<void> {
  // Repeats: meanwhile another catalogue may have been opened or another language chosen.
  for (;;) {
    const missing = [...OPEN].filter((book) => !book.has(lang()));
    if (missing.length === 0) return;
    await Promise.all(missing.map((book) => book.bring(lang())));
  }
}

/** Resolves to the loaded module once its catalogues are loaded too. */
export async function withCatalogues<T>(fetched: Promise<T>): Promise<T> {
  const part = await fetched;
  await bringAll(() => settings.lang);
  return part;
}

/** Preloads the other language. */
export function preloadOtherLanguage(): void {
  bringAll(() => (settings.lang === "fr" ? "en" : "fr")).catch(() => undefined);
}

let chosen: Lang | null = null;
const failed = new Set<Lang>();
const houseAnswers = (): Promise<boolean> =>
  fetch("/api/games").then(
    (answer) => answer.ok,
    () => false,
  );

/** Changes the language of the page. Resolves to false if the catalogues cannot be fetched; the language then stays. */
export async function changeLanguage(lang: Lang): Promise<boolean> {
  chosen = lang;
  try {
    await bringAll(() => lang);
  } catch {
    if (chosen !== lang) return true;
    // A browser never retries a module import that failed; reloading the page does, once the server answers.
    if (failed.has(lang) && (await houseAnswers())) {
      settings.reloadIn(lang);
      return true;
    }
    failed.add(lang);
    return false;
  }
  if (chosen === lang) settings.lang = lang;
  return true;
}

/**
 * A catalogue loaded along with the script that uses it: see `withCatalogues`. Read `words.t.title` in a template or a
 * $derived, so that it follows the language.
 */
export function catalogue<M>(editions: Editions<M>): { readonly t: M } {
  const book = new Catalogue(editions);
  OPEN.add(book);
  return {
    get t() {
      return book.said!;
    },
  };
}

/** The texts of the house: `uiText.t.home.title`. */
export const uiText = catalogue<Messages>({
  fr: async () => (await import("../locales/fr")).fr,
  en: async () => (await import("../locales/en")).en,
});

/** Joins names: « Inès, Léon et Mamie ». */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { style: "long", type: "conjunction" }).format(names);
}
