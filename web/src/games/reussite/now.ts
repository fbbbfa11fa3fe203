// « Que faire ici ? » in La Réussite.
import { spoken } from "../../lib/i18n.svelte";
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asReussite } from "./view";
import type { ByRole } from "./words.now.fr";

const words = spoken({
  fr: async () => (await import("./words.now.fr")).fr,
  en: async () => (await import("./words.now.en")).en,
});

export function whatNow(shown: GameView, { seat, awaited }: Asking): WhatNow {
  const { phase } = asReussite(shown);
  const role: keyof ByRole = seat === null ? "couch" : awaited ? "plays" : "waits";
  return { key: `reussite:${phase}-${role}`, say: words.t[phase][role] };
}
