// « Que faire ici ? » : said once by the page of a table, and found in the bar of every screen of a match.
import { getContext, setContext } from "svelte";

/** What somebody may do now. */
export interface WhatNow {
  /** Of this moment and this role: a lesson is given once. */
  key: string;
  say: string;
  /** It lies open the first time. */
  teach?: boolean;
}

const KEY = Symbol("what now");
export const provideWhatNow = (told: () => WhatNow | null): void => void setContext(KEY, told);
export const useWhatNow = (): (() => WhatNow | null) =>
  getContext<(() => WhatNow | null) | undefined>(KEY) ?? (() => null);
