// The lines to paste into the family's thread.
import { settings } from "../../../lib/settings.svelte";
import { dayInWords } from "../parts/text";
import type { ReussiteView } from "../view";
import { words } from "../words";

export const titleOf = (view: Pick<ReussiteView, "day" | "code">): string =>
  view.day ? words.t.end.shareDay(dayInWords(view.day, settings.lang)) : words.t.end.shareDeal(view.code);

/** « 9 mots, 8 possibles » ; what is left over, where it failed. */
export function resultOf(view: ReussiteView, par: number | null): string {
  const told = words.t.end.result(view.words.length, par);
  return view.end?.end === "failed" ? `${words.t.end.leftOver(view.end.left)} · ${told}` : told;
}

/** `house`: where the cousins find it, which is not where its own machine does. */
export const linkOf = (code: string, house: string): string => `${house ? new URL(house).origin : location.origin}/?donne=${code}`;

export const textOf = (view: ReussiteView, par: number | null, house: string): string => [titleOf(view), view.end?.score || "–", resultOf(view, par), linkOf(view.code, house)].join("\n");

/** By the clipboard; on plain http, which has none, the old way, from a field. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    } finally {
      field.remove();
    }
  }
}
