// The name, the animal and the way of being spoken of last used on this device: offered again at the next table.
import type { PersonView } from "../gen/wire";
import { keep, recall } from "./storage";
import type { Refusal } from "./wire";

/** As the server lists them; the drawing and the colour go by the same names. */
export const ANIMALS = [
  "renard",
  "hibou",
  "rainette",
  "herisson",
  "poulpe",
  "chat",
  "lapin",
  "manchot",
  "ours",
  "panda",
] as const;
export type Animal = (typeof ANIMALS)[number];
/** How to be spoken of; "" where somebody has not said. */
export type Spoken = NonNullable<PersonView["spoken"]>;
export interface Myself {
  name: string;
  animal: string;
  spoken: Spoken;
}

const NOBODY: Myself = { name: "", animal: "", spoken: "" };
export const lastMe = (): Myself => ({ ...NOBODY, ...recall<Partial<Myself>>("me", {}) });
export const rememberMe = (me: Myself): void => keep("me", { ...me, name: me.name.trim() });

/** The name or the animal was refused: said under their fields, not elsewhere. */
export const isAboutMe = (refusal: Refusal | null): boolean =>
  refusal !== null && /^(name|animal)-/.test(refusal.key);

/** The animal last used where it is free; else any free one, so that two newcomers rarely want the same. */
export function anyAnimal(taken: readonly string[]): string {
  const free = ANIMALS.filter((one) => !taken.includes(one));
  const last = lastMe().animal;
  if (free.some((one) => one === last)) return last;
  return free[Math.floor(Math.random() * free.length)] ?? "";
}
