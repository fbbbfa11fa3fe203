// Fetches the deal of the day and the deal named in the address.

export interface Day {
  game: string;
  day: string;
  code: string;
  par: number;
}
/** `day`: whether it is the deal of a day. */
export interface Given {
  game: string;
  deal: string;
  day: boolean;
}

const GAME = "reussite";

/** The deal of this game in a list from the server; null if there is none, undefined if the request failed. */
async function fetched<T extends { game: string }>(path: string): Promise<T | null | undefined> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return undefined;
    return ((await answer.json()) as T[]).find((one) => one.game === GAME) ?? null;
  } catch {
    return undefined;
  }
}

/** Null if there is no deal today, or the request failed. */
export const today = async (): Promise<Day | null> => (await fetched<Day>("/api/day")) ?? null;

/** Today's date on this device, most likely the server's too. */
export function here(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The deal in the address: a day, /?donne=2026-11-16, or a code, /?donne=NA7K2Q9F; "" if there is none. */
export const given = (): string => new URLSearchParams(location.search).get("donne")?.trim() ?? "";

/** Resolves a day or a code; null if no such deal exists or its day has not come yet. */
export const dealOf = (name: string): Promise<Given | null | undefined> =>
  fetched(`/api/deal?${new URLSearchParams({ game: GAME, name }).toString()}`);
