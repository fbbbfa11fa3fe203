// The deal of the day, as the house tells it, and the one that came with the address.

export interface Day {
  game: string;
  day: string;
  code: string;
  par: number;
}
/** `day`: it is that of a day. */
export interface Given {
  game: string;
  deal: string;
  day: boolean;
}

const GAME = "reussite";

/** What the house tells of deals: a list, which may be empty. Undefined where it does not answer. */
async function fetched<T extends { game: string }>(path: string): Promise<T | null | undefined> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return undefined;
    return ((await answer.json()) as T[]).find((one) => one.game === GAME) ?? null;
  } catch {
    return undefined;
  }
}

/** Null where there is none today, or nobody who knows. */
export const today = async (): Promise<Day | null> => (await fetched<Day>("/api/day")) ?? null;

/** Today by this device: what the house will most likely say. */
export function here(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What came with the address: a day, /?donne=2026-11-16, or a code, /?donne=NA7K2Q9F. "": nothing. */
export const given = (): string => new URLSearchParams(location.search).get("donne")?.trim() ?? "";

/** Which deal that is; null where it leads to none, or to a day that has not come yet. */
export const dealOf = (name: string): Promise<Given | null | undefined> =>
  fetched(`/api/deal?${new URLSearchParams({ game: GAME, name }).toString()}`);
