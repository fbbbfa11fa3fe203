// The name, animal and pronoun last used on this device, offered at the next table.
import type { PersonView } from "../gen/wire";
import { keep, recall } from "./storage";
import type { Refusal } from "./wire";

/** In the server's order; drawings and colours use the same names. */
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
/** Pronoun; "" where not told. */
export type Spoken = NonNullable<PersonView["spoken"]>;
export interface Myself {
  name: string;
  animal: string;
  spoken: Spoken;
}

const NOBODY: Myself = { name: "", animal: "", spoken: "" };
export const lastMe = (): Myself => ({ ...NOBODY, ...recall<Partial<Myself>>("me", {}) });
export const rememberMe = (me: Myself): void => keep("me", { ...me, name: me.name.trim() });

/** The refusal concerns the name or the animal, and is shown under their fields. */
export const isAboutMe = (refusal: Refusal | null): boolean =>
  refusal !== null && /^(name|animal)-/.test(refusal.key);

/** The animal last used if it is free, else a random free one: newcomers seldom want the same. */
export function anyAnimal(taken: readonly string[]): string {
  const free = ANIMALS.filter((one) => !taken.includes(one));
  const last = lastMe().animal;
  if (free.some((one) => one === last)) return last;
  return free[Math.floor(Math.random() * free.length)] ?? "";
}
