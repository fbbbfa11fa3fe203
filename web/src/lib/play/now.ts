// Builds the texts of « Que faire ici ? » by phase and role, for every game.
import type { Asking, GameView } from "../../games/contract";
import type { WhatNow } from "./whatnow";

export interface Player extends Asking {
  seat: number;
}
/**
 * `special`: roles other than « plays » and « waits »; `taught`: the moments (`phase-role`) that open as a lesson.
 */
export function whatNowByRole<V extends { phase: { name: string } }, R extends string>(
  game: string,
  asView: (view: GameView) => V,
  words: () => Record<V["phase"]["name"], Record<R, string>>,
  special: (view: V, player: Player) => NoInfer<R> | null = () => null,
  taught: readonly string[] = [],
): (view: GameView, asking: Asking) => WhatNow {
  return (shown, asking) => {
    const view = asView(shown);
    const { seat, awaited } = asking;
    const usual = awaited ? "plays" : "waits";
    const role = seat === null ? "couch" : (special(view, { ...asking, seat }) ?? usual);
    const phase: V["phase"]["name"] = view.phase.name;
    const moment = `${phase}-${role}`;
    return { key: `${game}:${moment}`, say: words()[phase][role as R], teach: taught.includes(moment) };
  };
}
