// Where we are: the home page, a player's page, the big screen; and what is open on top of it (rules, settings…).
// A screen on top is a step in the browser's history, so that a phone's back gesture closes it.

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

/** The history outlives a new version of the page: a screen that is no more is none. */
function kept(state: unknown): Step {
  const step = state as Partial<Step> | null;
  const overlay = OVERLAYS.find((one) => one === step?.overlay) ?? null;
  return { overlay, argument: step?.argument ?? "" };
}

class Route {
  path = $state(location.pathname);
  overlay = $state<Overlay | null>(null);
  argument = $state("");
  /** The step back is on its way: a second tap must not lead out of the table. */
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

  /** An address that is none of ours. */
  get astray(): boolean {
    return this.path !== "/" && this.code === null;
  }

  /** `instead`: the step we are on is over, a back gesture does not lead to it. */
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

/** The key of an invitation is what follows the #. It is read once, and taken off the address. */
export function takeKey(): string {
  const key = location.hash.slice(1);
  if (/^[0-9A-Za-z_-]{8,64}$/.test(key)) {
    history.replaceState(history.state, "", location.pathname);
    return key;
  }
  return "";
}
