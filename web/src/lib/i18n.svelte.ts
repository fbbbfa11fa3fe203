// The sentences of the interface, in the reader's language. A message that is missing in one of them does not compile.
// Only the language in use is fetched; the other comes when it is chosen.
import type { Messages } from "../locales/fr";
import { settings, type Lang } from "./settings.svelte";

export type Editions<M> = Record<Lang, () => Promise<M>>;

/** A catalogue, of which each language comes when it is spoken. */
export class Book<M> {
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

  /** In the language in use; undefined while that is on its way. */
  get said(): M | undefined {
    void this.#came;
    return this.#here[settings.lang];
  }
}

/** Those that the page reads from: they change their language together. */
const OPEN = new Set<Pick<Book<unknown>, "has" | "bring">>();

async function bringAll(lang: () => Lang): Promise<void> {
  // Meanwhile others may have been opened, or another language chosen.
  for (;;) {
    const missing = [...OPEN].filter((book) => !book.has(lang()));
    if (missing.length === 0) return;
    await Promise.all(missing.map((book) => book.bring(lang())));
  }
}

/** What was fetched, once all that it says is here as well. */
export async function heard<T>(fetched: Promise<T>): Promise<T> {
  const part = await fetched;
  await bringAll(() => settings.lang);
  return part;
}

/** For whoever may choose another language soon. */
export function bringOthers(): void {
  bringAll(() => (settings.lang === "fr" ? "en" : "fr")).catch(() => undefined);
}

let chosen: Lang | null = null;
const failed = new Set<Lang>();
const houseAnswers = (): Promise<boolean> =>
  fetch("/api/games").then(
    (answer) => answer.ok,
    () => false,
  );

/** Changes the language of the whole page. False: its sentences could not be fetched, and we go on in the one we have. */
export async function speak(lang: Lang): Promise<boolean> {
  chosen = lang;
  try {
    await bringAll(() => lang);
  } catch {
    if (chosen !== lang) return true;
    // A browser does not ask again for a script that has failed it: a new page does, once the house answers.
    if (failed.has(lang) && (await houseAnswers())) return settings.beginAnew(lang);
    failed.add(lang);
    return false;
  }
  if (chosen === lang) settings.lang = lang;
  return true;
}

/** A catalogue that comes along with the script that reads from it: see `heard`. Say `words.t.title`, in a template or a
 * $derived, so that it follows the language. */
export function spoken<M>(editions: Editions<M>): { readonly t: M } {
  const book = new Book(editions);
  OPEN.add(book);
  return {
    get t() {
      return book.said!;
    },
  };
}

/** What the house itself says: `tongue.t.home.title`. */
export const tongue = spoken<Messages>({
  fr: async () => (await import("../locales/fr")).fr,
  en: async () => (await import("../locales/en")).en,
});

/** « Inès, Léon et Mamie ». */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { style: "long", type: "conjunction" }).format(names);
}
