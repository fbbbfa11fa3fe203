import type { BigLobby } from "../fr/bigLobby";

export const bigLobby: BigLobby = {
  tagline: "Five word games, one table, your phones",
  phonesOut: "Phones out, everybody!",
  scan: "Scan, or go to",
  thenType: "then type this code",
  code: (code) => `Code of the table: ${code.split("").join(" ")}`,
  around: "Around the table",
  chosen: "chosen",
  locked: "The door is locked for now.",
};
