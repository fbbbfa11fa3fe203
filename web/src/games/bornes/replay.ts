// The texts of a replay of 1000 Bornes des Mots: step names, the landmark and the length of a match.
import type { ReplayTexts } from "../contract";
import { asBornes } from "./view";
import { words } from "./words";

export const replay: ReplayTexts = {
  unnamed: (view) => words.t.moment.unnamed[asBornes(view).phase.name],
  expired: (_, before) => (before === null ? "" : words.t.moment.expired[asBornes(before).phase.name]),
  landmark: "bornes-accepted",
  measure: (view) => {
    const { sheets } = asBornes(view);
    return words.t.measure(
      sheets.length,
      sheets.reduce((sum, sheet) => sum + sheet.sentences.length, 0),
    );
  },
};
