// An answer or a guess as an optimistic value: saved as a draft, handed in, and changed while that is allowed.
import { signs } from "../../../lib/play/draft.svelte";
import { Unconfirmed } from "../../../lib/play/unconfirmed.svelte";
import type { Room } from "../../../lib/room.svelte";
import type { MeloMine, Said } from "../view";

interface Replying {
  mine: () => MeloMine;
  news?: (said: Said | null) => { counted: string; lost: string };
  /** For a typed adjective: `slot` is its storage key, `most` its maximum length. */
  slot?: string;
  most?: () => number;
}

export const replying = (
  room: Room,
  person: number,
  { mine, most = () => Infinity, ...more }: Replying,
): Unconfirmed<Said | null> =>
  new Unconfirmed<Said | null>(room, person, {
    ...more,
    server: () => (mine().how === "said" ? (mine().said ?? null) : null),
    handedIn: () => mine().done === true,
    empty: (said) => said === null || (typeof said === "string" && signs(said) === 0),
    draft: (said) =>
      said !== null && room.prompt(person, "draft") && (typeof said === "number" || signs(said) <= most())
        ? { act: "draft", said }
        : null,
  });
