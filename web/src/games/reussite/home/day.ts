// The deal of the day, as the house tells it, and the one that came with the address.
import { isDay } from "../../../lib/dates";

export interface Day {
  game: string;
  day: string;
  code: string;
  par: number;
}

const GAME = "reussite";

/** Null where there is none today. */
export async function today(): Promise<Day | null> {
  try {
    const answer = await fetch("/api/day");
    const days = answer.ok ? ((await answer.json()) as Day[]) : [];
    return days.find((one) => one.game === GAME) ?? null;
  } catch {
    return null;
  }
}

const SIGN = "[2-9A-HJ-NP-TV-Z]"; // those of a code: none that is taken for another
const CODE = new RegExp(`^[NG][ADE]${SIGN}{6}(${SIGN}{3})?$`);

/** The deal that came with the address: of a day, /?donne=2026-11-16, or of a code, /?donne=NA7K2Q9F. Null: none came. */
export function given(): { kind: "day" | "code" | "bad"; deal: string } | null {
  const text = new URLSearchParams(location.search).get("donne")?.trim();
  if (!text) return null;
  if (isDay(text)) return { kind: "day", deal: text };
  const code = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return CODE.test(code) ? { kind: "code", deal: code } : { kind: "bad", deal: "" };
}
