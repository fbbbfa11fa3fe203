import type { WhatNowWords } from "../fr/whatNow";
export const whatNow: WhatNowWords = {
  ask: "What now?",
  rules: "The rules",
  close: "Close the help",
  stopped: "The match was stopped. Play again, or choose another game.",
};
