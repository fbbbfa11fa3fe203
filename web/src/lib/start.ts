// The table that is to start as soon as one sits at it.
let eager = "";
/** Whoever opens a deal to play it alone does not stop in the lobby. */
export const startAtOnce = (table: string): void => void (eager = table);
export function takeStart(table: string): boolean {
  const start = eager === table;
  if (start) eager = "";
  return start;
}
