// An answer or a guess on its way: tapped or typed, kept as a draft, handed in, and corrected while that is allowed.
import { signs } from "../../../lib/play/draft.svelte";
import { Unconfirmed } from "../../../lib/play/unconfirmed.svelte";
import type { Room } from "../../../lib/room.svelte";
import type { MeloMine, Said } from "../view";

interface Replying {
  mine: () => MeloMine;
  news?: (said: Said | null) => { counted: string; lost: string };
  /** Of an adjective, which is typed: where this device keeps it, and how long it may be. */
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
