// What this device has been shown once: a demonstration, a first word with help, what a moment asks. It is not shown twice.
import { keep, recall } from "../storage";

const KEPT = "lessons";

export const isLearnt = (lesson: string): boolean => recall<string[]>(KEPT, []).includes(lesson);
export function learn(lesson: string): void {
  if (!isLearnt(lesson)) keep(KEPT, [...recall<string[]>(KEPT, []), lesson]);
}
