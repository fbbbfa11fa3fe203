import type { BigLobby } from "../fr/bigLobby";

export const bigLobby: BigLobby = {
  tagline: "Word games, one table, your phones",
  phonesOut: "Phones out, everybody!",
  scan: "Scan, or go to",
  thenType: "then type this code",
  code: (code) => `Table code: ${code.split("").join(" ")}`,
  around: "Around the table",
  chosen: "chosen",
  locked: "The door is locked for now.",
  private: "What is said here stays here: all is forgotten after the game, unless you all want to keep it.",
  touchForSound: "Touch the screen for sound",
};
