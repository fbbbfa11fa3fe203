// What a match seen again says of its steps.
import type { GameClient } from "../contract";
import { asCoquillaude } from "./view";
import { tv } from "./words.tv";

export const replay: Pick<GameClient, "unnamed" | "expired" | "landmark" | "measure" | "lastAct"> = {
  measure: (view) => tv.t.measure(asCoquillaude(view).round),
};
