// The help text « Que faire ici ? » of La Coquillaude.
import { whatNowByRole } from "../../lib/play/now";
import { asCoquillaude, type CoquillaudeView } from "./view";
import { nowWords } from "./words";
import type { ByRole } from "./words/now.fr";

export const whatNow = whatNowByRole<CoquillaudeView, keyof ByRole>(
  "coquillaude",
  asCoquillaude,
  () => nowWords.t,
  (_, { awaited, may }) => (!awaited && (may("draft") || may("unlock")) ? "composes" : null),
  ["gifts-plays"],
);
