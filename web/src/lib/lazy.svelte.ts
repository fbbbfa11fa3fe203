// A component loaded on demand; loading is retried after a network failure.
import type { Component } from "svelte";
import { withCatalogues } from "./i18n.svelte";

const AGAIN = 3000;
// Props of any component, typed as Svelte does.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Given = Record<string, any>;
export type Fetch<P extends Given> = () => Promise<{ default: Component<P> }>;

export class Lazy<P extends Given = Record<string, never>> {
  /** Null until it is loaded. */
  part = $state.raw<Component<P> | null>(null);

  /** Call during component initialisation. */
  constructor(fetch: Fetch<P>) {
    let gone = false;
    const ask = (): void =>
      void withCatalogues(fetch()).then(
        (module) => (this.part = module.default),
        () => gone || setTimeout(ask, AGAIN),
      );
    ask();
    $effect(() => () => void (gone = true));
  }
}
