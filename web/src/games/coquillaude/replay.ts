import type { ReplayTexts } from "../contract";
import { asCoquillaude } from "./view";
import { tv } from "./words";

export const replay: ReplayTexts = {
  unnamed: (view) => tv.t.moment.unnamed[asCoquillaude(view).phase.name],
  expired: (_, before) => {
    const phase = before === null ? null : asCoquillaude(before).phase;
    const t = tv.t.moment.expired;
    if (phase === null) return "";
    if (phase.name === "gifts" || phase.name === "question" || phase.name === "compose") return t[phase.name];
    if (phase.name === "minute") return t.minute;
    return phase.name === "appeal" || (phase.name === "announce" && phase.vote) ? t.vote : t.seen;
  },
  landmark: "coquillaude-places",
  measure: (view) => tv.t.measure(asCoquillaude(view).round),
};
