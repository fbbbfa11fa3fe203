// The scripts of the big screen: bids turned over from lowest to highest; a placed word letter by letter, then its
// points word by word. The rules do not wait for the end of a script: the next phase replaces it.
import type { Script } from "../../../lib/play/playback.svelte";
import type { BidView, PlacingView } from "../view";

/** Longest script, in milliseconds: the rules show the bids, and a placed word, for six seconds. */
const MOST = 5000;
const PACE = { before: 500, bid: 850, leader: 900, letter: 130, landed: 500, word: 600, total: 700 };

function paced(waits: readonly number[], last: number): Script {
  const whole = waits.reduce((sum, one) => sum + one, 0) + last;
  const hurry = Math.min(1, MOST / whole);
  let now = 0;
  const at = waits.map((wait) => (now += wait * hurry));
  return { at, lasts: now + last * hurry };
}

/** One beat per bid, lowest first. */
export const announceScript = (bids: readonly BidView[]): Script =>
  paced(
    bids.map((_, nth) => (nth === 0 ? PACE.before : PACE.bid)),
    PACE.leader,
  );

/** A counted word, with its squares and points. */
export interface Counted {
  kind: "main" | "side" | "anagram" | "entry";
  /** With accents where they are known. */
  word: string;
  squares: readonly number[];
  points: number;
  famous: boolean;
  /** The seat that found it in the anagram minute. */
  seat: number | null;
  /** How many words this entry stands for; more than one when anagrams are counted as a group. */
  count: number;
}
const CROWD = 5; // anagrams; more than this are counted as one group
const one = (found: Omit<Counted, "count">): Counted => ({ ...found, count: 1 });

function claimedIn({ anagrams }: PlacingView["proposal"]): Counted[] {
  if (anagrams.length <= CROWD)
    return anagrams.map(({ written, points, famous }) =>
      one({ kind: "anagram", word: written, squares: [], points, famous, seat: null }),
    );
  const points = anagrams.reduce((sum, { points }) => sum + points, 0);
  return [
    { kind: "anagram", word: "", squares: [], points, famous: false, seat: null, count: anagrams.length },
  ];
}

/**
 * What the points are made of: the word, side words, declared anagrams, and the anagrams of the player who takes the
 * points.
 */
export const countedOf = ({ proposal, entries, taker }: PlacingView): Counted[] => [
  one({
    kind: "main",
    word: proposal.written,
    squares: proposal.squares,
    points: proposal.main,
    famous: proposal.famous,
    seat: null,
  }),
  ...proposal.sides.map(({ written, squares, points }) =>
    one({ kind: "side", word: written, squares, points, famous: false, seat: null }),
  ),
  ...claimedIn(proposal),
  ...entries
    .filter(({ seat }) => seat === taker)
    .map(({ seat, written, points }) =>
      one({ kind: "entry", word: written, squares: [], points, famous: false, seat }),
    ),
];

/** One beat per letter, then one per counted word; all anagrams of the minute come in one beat. */
export function placedScript(placing: PlacingView): Script & { letters: number } {
  const letters = placing.proposal.new.length;
  const counted = countedOf(placing);
  const firstEntry = counted.findIndex(({ kind }) => kind === "entry");
  const waits = [
    ...Array.from({ length: letters }, (_, nth) => (nth === 0 ? PACE.before : PACE.letter)),
    ...counted.map((_, nth) =>
      nth === 0 ? PACE.landed : firstEntry >= 0 && nth > firstEntry ? 0 : PACE.word,
    ),
  ];
  return { ...paced(waits, PACE.total), letters };
}
