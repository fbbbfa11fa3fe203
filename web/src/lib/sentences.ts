// What happened, in a sentence. They come from the same catalogue as those of the server.
import type { Event } from "../gen/wire";
import * as catalogues from "../gen/sentences";
import { settings } from "./settings.svelte";

const isSeat = (name: string): boolean => name === "seat" || name.endsWith("_seat");

/** The sentence of an event, with names for seats; "" for one that has none. */
export function sentence(event: Event, nameOf: (seat: number) => string): string {
  const say = (catalogues[settings.lang] as Record<string, (p: catalogues.Params) => string>)[event.key];
  if (!say) return "";
  const params: catalogues.Params = {};
  for (const [name, value] of Object.entries(event.params ?? {})) {
    params[name] = isSeat(name) ? nameOf(Number(value)) : (value as string | number);
  }
  return say(params);
}
