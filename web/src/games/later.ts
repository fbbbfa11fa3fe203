// Lazy-loads a component a game seldom shows: `Rules: later(() => import("./Rules.svelte"))`.
import type { Component } from "svelte";
import type { Fetch, Given } from "../lib/lazy.svelte";
import Later from "./Later.svelte";

/** `meanwhile`: shown until it is loaded. */
export function later<P extends Given>(fetch: Fetch<P>, meanwhile?: Component): Component<P> {
  const part = (anchor: never, props: P): unknown => Later(anchor, { fetch, props, meanwhile } as never);
  return part as unknown as Component<P>;
}
