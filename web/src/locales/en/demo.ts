import type { DemoWords } from "../fr/demo";

export const demo: DemoWords = {
  title: "How it goes",
  skip: "Skip",
  next: "Next",
  again: "Again",
  end: "Our turn now!",
  pause: "Pause",
  play: "Go on",
  step: (at, of) => `Step ${at} of ${of}`,
};
