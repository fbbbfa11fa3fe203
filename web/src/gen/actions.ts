// Made by `make ui`: what may be done in any game.
export type AnyAction =
  | import("./bornes").Action
  | import("./coquillaude").Action
  | import("./lauriers").Action
  | import("./melo").Action
  | import("./reussite").Action;
