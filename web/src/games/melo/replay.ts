import type { ReplayTexts } from "../contract";
import { asMelo } from "./view";
import { tv } from "./words";

export const replay: ReplayTexts = {
  unnamed: (view) => tv.t.moment.unnamed[asMelo(view).phase.name],
  expired: (_, before) => {
    const t = tv.t.moment.expired;
    const name = before === null ? null : asMelo(before).phase.name;
    if (name === "asking" || name === "speaking" || name === "testing") return t[name];
    if (name === "debating") return t.debate;
    return name === "jury" || name === "likeness" ? t.vote : "";
  },
  landmark: "melo-test",
  measure: (view) => tv.t.measure(asMelo(view).phase.number),
};
