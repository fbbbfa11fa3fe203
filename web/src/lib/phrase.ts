// Helpers the generated event sentences use.
import type { Lang } from "./settings.svelte";

export type Params = Record<string, string | number>;
export type Sentence = (p: Params) => string;
export type Sentences = Partial<Record<string, Sentence>>;
type Ways = Record<string, () => string>;

const rules: Partial<Record<Lang, Intl.PluralRules>> = {};

/** The form for this exact value, else for its plural category, else the general one. */
export function choose(lang: Lang, value: string | number | undefined, ways: Ways): string {
  const plural = (rules[lang] ??= new Intl.PluralRules(lang)).select(Number(value));
  return (ways[String(value)] ?? ways[plural] ?? ways["*"]!)();
}
