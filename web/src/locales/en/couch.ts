import type { Couch } from "../fr/couch";

export const couch: Couch = {
  chair: "Ask for a chair",
  stays: "You are on the sofa. Say “Another one!” at the end, and your chair is waiting.",
  nextGame: "Your chair is ready for the next game.",
};
