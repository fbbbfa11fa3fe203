// What a game shows only sometimes comes in a chunk of its own: `Rules: later(() => import("./Rules.svelte"))`.
import type { Component } from "svelte";
import type { Fetch, Given } from "../lib/comes.svelte";
import Later from "./Later.svelte";

export function later<P extends Given>(fetch: Fetch<P>): Component<P> {
  const part = (anchor: never, props: P): unknown => Later(anchor, { fetch, props } as never);
  return part as unknown as Component<P>;
}
