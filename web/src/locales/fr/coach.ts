// A first go with somebody beside you.
export const coach = { leave: "Merci, je continue seul" };
export type CoachFrame = typeof coach;
