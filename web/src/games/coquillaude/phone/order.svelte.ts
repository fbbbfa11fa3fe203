// The order of the tiles on the rack, stored on this device. New tiles come last.
import { keep, recall } from "../../../lib/storage";

const VOWELS = "AEIOUY";

/** Tile ids, numbered per letter as on the server: E1, E2. */
export function tilesOf(capital: string): string[] {
  const seen: Record<string, number> = {};
  return [...capital].map((letter) => `${letter}${(seen[letter] = (seen[letter] ?? 0) + 1)}`);
}

export class Order {
  #kept = $state.raw<readonly string[]>([]);
  /** Whether the rack is in sorted order. */
  sorted = $state(false);
  readonly tiles: readonly string[] = $derived.by(() => {
    const held = tilesOf(this.capital());
    const known = this.#kept.filter((tile) => held.includes(tile));
    return [...known, ...held.filter((tile) => !known.includes(tile))];
  });

  constructor(
    private readonly slot: string,
    private readonly capital: () => string,
  ) {
    this.#kept = recall<string[]>(slot, []);
  }

  #set(tiles: readonly string[]): void {
    this.#kept = tiles;
    keep(this.slot, tiles);
  }

  move(from: number, to: number): void {
    const tiles = [...this.tiles];
    tiles.splice(to, 0, ...tiles.splice(from, 1));
    this.sorted = false;
    this.#set(tiles);
  }

  shuffle(): void {
    const tiles = [...this.tiles];
    for (let n = tiles.length - 1; n > 0; n -= 1) {
      const other = Math.floor(Math.random() * (n + 1));
      [tiles[n], tiles[other]] = [tiles[other]!, tiles[n]!];
    }
    this.sorted = false;
    this.#set(tiles);
  }

  /** Vowels first, then consonants, each group in alphabetical order. */
  sort(): void {
    const rank = (tile: string): string => `${VOWELS.includes(tile[0]!) ? 0 : 1}${tile}`;
    this.sorted = true;
    this.#set([...this.tiles].sort((one, other) => rank(one).localeCompare(rank(other))));
  }
}

/** Where the letters of a word come from: own tiles, the board, or nowhere. */
export interface Taken {
  tiles: ReadonlySet<string>;
  signs: readonly ("own" | "board" | "missing")[];
}

/**
 * `lies`: for each letter, whether it is already on the board; null while the word has no place. `liked`: tiles to use
 * first.
 */
export function taken(
  tiles: readonly string[],
  word: string,
  lies: readonly boolean[] | null,
  liked: readonly string[],
): Taken {
  const used = new Set<string>();
  const signs = [...word].map((letter, n) => {
    if (lies?.[n]) return "board" as const;
    const own =
      liked.find((tile) => tile[0] === letter && !used.has(tile) && tiles.includes(tile)) ??
      tiles.find((tile) => tile[0] === letter && !used.has(tile));
    if (!own) return lies ? ("missing" as const) : ("board" as const);
    used.add(own);
    return "own" as const;
  });
  return { tiles: used, signs };
}

/** The missing letters that the board cannot lend either. */
export function absent(lacking: readonly string[], board: string): string[] {
  const free = [...board];
  return lacking.filter((letter) => {
    const at = free.indexOf(letter);
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}
