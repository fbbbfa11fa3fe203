import type { CoachFrame } from "../fr/coach";

export const coach: CoachFrame = { leave: "Thanks, I’ll go on by myself" };
