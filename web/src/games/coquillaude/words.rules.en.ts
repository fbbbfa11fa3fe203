// English: a rewrite with charm, not a calque.
import type { RuleWords } from "./words.rules.fr";

export const en: RuleWords = {
  title: "La Coquillaude in short",
  allTitle: "All the rules",
  steps: [],
  sections: [],
  demo: { label: "La Coquillaude in half a minute", captions: ["Dice, questions, very long words."] },
};
