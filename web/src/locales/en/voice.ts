// What is read aloud, by the big screen or a phone.
import type { Voice } from "../fr/voice";

export const voice: Voice = {
  read: "Read aloud",
  stop: "Stop reading",
  mute: "Hush the TV",
  takeOver: "I’ll read it myself",
  touch: "Touch to hear me",
  sample: "All right, I’ll read.",
  tvReads: "Let the TV read",
  tvReadsHelp: "The TV reads for you.",
};
