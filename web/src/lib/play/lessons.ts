// The lessons this device has already seen (demonstration, coach, help of a moment); none is shown twice.
import { keep, recall } from "../storage";

const KEPT = "lessons";

export const isLearnt = (lesson: string): boolean => recall<string[]>(KEPT, []).includes(lesson);
export function learn(lesson: string): void {
  if (!isLearnt(lesson)) keep(KEPT, [...recall<string[]>(KEPT, []), lesson]);
}
