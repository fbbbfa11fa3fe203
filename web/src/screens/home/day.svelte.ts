// The deal of the day, as the house tells it; and the table that is to start as soon as one sits at it.
export interface Day { game: string; day: string; code: string; par: number }

/** Null where there is none today. */
export async function today(): Promise<Day | null> {
  try {
    const answer = await fetch("/api/day");
    return answer.ok ? (((await answer.json()) as Day[])[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** A code that came with the address: /?donne=NA7K2Q9F */
export function given(): string {
  const code = (new URLSearchParams(location.search).get("donne") ?? "").toUpperCase().replace(/[^0-9A-Z]/g, "");
  return /^[A-Z]{2}[0-9A-Z]{6}$/.test(code) ? code : "";
}

let eager = "";
/** Whoever opens a deal to play it alone does not stop in the lobby. */
export const startAtOnce = (table: string): void => void (eager = table);
export function takeStart(table: string): boolean {
  const start = eager === table;
  if (start) eager = "";
  return start;
}
