import type { CurtainWords } from "../fr/curtain";

export const curtain: CurtainWords = {
  passTo: "Pass the device to",
  safe: "The secrets are put away. Everybody else admires the ceiling.",
  me: (name) => `It’s me, ${name}`,
  late: (name) => `Time is up for ${name}.`,
  waits: "The hourglass waits for you.",
  runs: "The hourglass has stopped waiting!",
  waiting: "Waiting for the others.",
  waitingHelp: "Nothing to do for now. To have a look, say who you are.",
  done: (done, of) => `${done} of ${of}`,
  doneLabel: "Who is done on this device",
};
