import type { CurtainWords } from "../fr/curtain";

export const curtain: CurtainWords = {
  passTo: "Pass the device to",
  safe: "The secrets are put away. Everybody else admires the ceiling.",
  me: (name) => `It’s me, ${name}`,
  waiting: "Waiting for the others.",
  waitingHelp: "Nothing to do here for now, and all secrets are put away. A quick look?",
  done: (done, of) => `${done} of ${of}`,
  doneLabel: "Who is done on this device",
};
