import type { CurtainWords } from "../fr/curtain";

export const curtain: CurtainWords = {
  passTo: "Pass the device to",
  safe: "The secrets are put away. Everybody else admires the ceiling.",
  me: (name) => `It’s me, ${name}`,
  waiting: "Waiting for the others.",
  waitingHelp: "All is handed in here, and safely put away. To see yours again, or take it back:",
  done: (done, of) => `${done} of ${of}`,
  doneLabel: "Who is done on this device",
};
