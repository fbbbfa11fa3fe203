// What the big screen plays, beat by beat: the bids turned over from the lowest to the highest; then a word that falls on the board,
// letter by letter, and what it is worth, word by word. The rules wait so long for nobody: whoever goes on takes the screen along.
import type { Script } from "../../../lib/play/playback.svelte";
import type { BidView, PlacingView } from "../view";

/** The rules show the bids, and a word, for six seconds: all is told by then. */
const MOST = 5000;
const PACE = { before: 500, bid: 850, leader: 900, letter: 130, landed: 500, word: 600, total: 700 };

function paced(waits: readonly number[], last: number): Script {
  const whole = waits.reduce((sum, one) => sum + one, 0) + last;
  const hurry = Math.min(1, MOST / whole);
  let now = 0;
  const at = waits.map((wait) => (now += wait * hurry));
  return { at, lasts: now + last * hurry };
}

/** A beat for each bid, the lowest first. */
export const announceScript = (bids: readonly BidView[]): Script =>
  paced(
    bids.map((_, nth) => (nth === 0 ? PACE.before : PACE.bid)),
    PACE.leader,
  );

/** A word that counts: where it lies, and how much it brings. */
export interface Counted {
  kind: "main" | "side" | "anagram" | "entry";
  /** As it is read: with its accents, where they are known. */
  word: string;
  squares: readonly number[];
  points: number;
  famous: boolean;
  /** Who has shown it in the minute. */
  seat: number | null;
  /** Of how many words it speaks: a crowd of anagrams counts at once. */
  count: number;
}
const CROWD = 5; // anagrams; more of them are told together
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

/** What the points are made of: the word, those beside it, its anagrams, and those of whoever takes it all. */
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

/** A beat for each letter, then one for each word that counts; those of the minute come all at once. */
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
