import type { RulesWords } from "../fr/rules";

export const rules: RulesWords = {
  title: "The rules",
  short: "In short",
  long: "In full",
  understood: "Got it",
  show: "Show me how",
  showHelp: "Thirty seconds, no sound needed",
};
