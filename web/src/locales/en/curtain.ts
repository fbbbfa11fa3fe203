import type { CurtainWords } from "../fr/curtain";

export const curtain: CurtainWords = {
  passTo: "Pass the device to",
  safe: "The secrets are put away. Everybody else admires the ceiling.",
  me: (name) => `It’s me, ${name}`,
  done: (done, of) => `${done} of ${of}`,
  doneLabel: "Who is done on this device",
};
