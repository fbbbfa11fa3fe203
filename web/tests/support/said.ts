// What is read aloud or shown, as a test compares it: any space is a space, and the language is told before it.
import { withCatalogues } from "../../src/lib/i18n.svelte";
import type { Line } from "../../src/lib/voice/voice.svelte";

export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
export const said = (lines: readonly Line[] | undefined): string[] =>
  (lines ?? []).map((one) => `${one.lang}: ${plainSpaces(one.text)}`);
/** All catalogues that were opened so far are here, in the language in use. */
export const allHere = (): Promise<void> => withCatalogues(Promise.resolve());
export const NAMES = ["Camille", "Papi Jo", "Mamie", "Lucas", "Inès"];
export const name = (seat: number): string => NAMES[seat] ?? "?";
/** A view or a part of one, with no more in it than the test needs. */
export const like = <T>(some: object): T => some as T;
