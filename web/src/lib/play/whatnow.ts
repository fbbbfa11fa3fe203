// « Que faire ici ? » : provided by the table's page, read by the bar of every match screen.
import { getContext, setContext } from "svelte";

/** The help for the current moment. */
export interface WhatNow {
  /** Identifies moment and role: a lesson is shown once per key. */
  key: string;
  say: string;
  /** Opens by itself the first time. */
  teach?: boolean;
}

const KEY = Symbol("what now");
export const provideWhatNow = (help: () => WhatNow | null): void => void setContext(KEY, help);
export const useWhatNow = (): (() => WhatNow | null) =>
  getContext<(() => WhatNow | null) | undefined>(KEY) ?? (() => null);
