// A part of the page that comes when it is needed. Where the line fails it is asked for again.
import type { Component } from "svelte";
import { heard } from "./i18n.svelte";

const AGAIN = 3000;
// As Svelte has it: what a component is given.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Given = Record<string, any>;
export type Fetch<P extends Given> = () => Promise<{ default: Component<P> }>;

export class Lazy<P extends Given = Record<string, never>> {
  /** Null while it is on its way. */
  part = $state.raw<Component<P> | null>(null);

  /** To be made while a component is. */
  constructor(fetch: Fetch<P>) {
    let gone = false;
    const ask = (): void =>
      void heard(fetch()).then(
        (module) => (this.part = module.default),
        () => gone || setTimeout(ask, AGAIN),
      );
    ask();
    $effect(() => () => void (gone = true));
  }
}
