// The text to share after a deal.
import { dayInWords } from "../../../lib/dates";
import { settings } from "../../../lib/settings.svelte";
import { burnt, trustedIn, type ReussiteView } from "../view";
import { words } from "../words";

export const titleOf = (view: Pick<ReussiteView, "day" | "code">): string =>
  view.day ? words.t.end.shareDay(dayInWords(view.day, settings.lang)) : words.t.end.shareDeal(view.code);

/** The number of pétards used in the words. */
export const burntIn = (view: Pick<ReussiteView, "words">): number =>
  view.words.reduce((sum, one) => sum + burnt(one.tiles), 0);

/** « 9 mots, 8 possibles · sans aide »; for a failed deal, also the number of cards left. */
export function resultOf(view: ReussiteView, par: number | null): string {
  const result = `${words.t.end.result(view.words.length, par)} · ${words.t.end.hints(view.hints)}`;
  return view.end?.end === "failed" ? `${words.t.end.leftOver(view.end.left)} · ${result}` : result;
}

/** `deal`: its day, else its code. `house`: the public address, which may differ from this page's; "" if unknown. */
export const linkOf = (deal: string, house: string): string =>
  `${house ? new URL(house).origin : location.origin}/?donne=${deal}`;

/** `by`: the names that sign the text, or "". */
export const textOf = (view: ReussiteView, par: number | null, house: string, by = ""): string => {
  const fire = burntIn(view) > 0 ? ` · ${words.t.stats.allBurnt(burntIn(view))}` : "";
  const sworn = trustedIn(view.words) > 0 ? ` · ${words.t.end.trusted(trustedIn(view.words))}` : "";
  return [
    by ? `${titleOf(view)} · ${by}` : titleOf(view),
    view.end?.score || "–",
    resultOf(view, par) + fire + sworn,
    linkOf(view.day || view.code, house),
  ].join("\n");
};

/** Copies with the clipboard API; on plain http, where it is missing, from a text field. */
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
