// Client-side routing: the current page (home, player, big screen) and the screen open on top of it (rules,
// settings…). Opening a screen adds a step to the browser's history, so that a phone's back gesture closes it.

import { readPath } from "./codes";

const OVERLAYS = [
  "settings",
  "rules",
  "demo",
  "history",
  "items",
  "lexicon",
  "options",
  "seats",
  "replay",
  "me",
] as const;
export type Overlay = (typeof OVERLAYS)[number];
interface Step {
  overlay: Overlay | null;
  argument: string;
}

/** History survives an update of the client: a stored overlay that no longer exists counts as none. */
function kept(state: unknown): Step {
  const step = state as Partial<Step> | null;
  const overlay = OVERLAYS.find((one) => one === step?.overlay) ?? null;
  return { overlay, argument: step?.argument ?? "" };
}

class Route {
  path = $state(location.pathname);
  overlay = $state<Overlay | null>(null);
  argument = $state("");
  /** A history.back() is pending: a second tap must not leave the table. */
  #closing = false;

  constructor() {
    addEventListener("popstate", (event) => {
      this.#closing = false;
      this.path = location.pathname;
      this.#take(event.state);
    });
    this.#take(history.state);
  }

  #take(state: unknown): void {
    const { overlay, argument } = kept(state);
    this.overlay = overlay;
    this.argument = argument;
  }

  get code(): string | null {
    return readPath(this.path)?.code ?? null;
  }

  get big(): boolean {
    return readPath(this.path)?.big ?? false;
  }

  /** The address leads to no page. */
  get astray(): boolean {
    return this.path !== "/" && this.code === null;
  }

  /** `instead`: replaces the current history step, so that the back gesture skips it. */
  go(path: string, instead = false): void {
    const step: Step = { overlay: null, argument: "" };
    if (instead) history.replaceState(step, "", path);
    else history.pushState(step, "", path);
    this.path = location.pathname;
    this.overlay = null;
    this.#closing = false;
  }

  open(overlay: Overlay, argument = ""): void {
    history.pushState({ overlay, argument } satisfies Step, "");
    this.overlay = overlay;
    this.argument = argument;
  }

  close(): void {
    if (this.overlay === null || this.#closing) return;
    this.#closing = true;
    history.back();
  }
}

export const route = new Route();

/** Reads the invitation key from the URL fragment and removes it from the address. */
export function takeKey(): string {
  const key = location.hash.slice(1);
  if (/^[0-9A-Za-z_-]{8,64}$/.test(key)) {
    history.replaceState(history.state, "", location.pathname);
    return key;
  }
  return "";
}
