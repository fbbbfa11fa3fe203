// The table to start as soon as its opener sits down.
let eager = "";
/** A deal opened to be played alone skips the lobby. */
export const startAtOnce = (table: string): void => void (eager = table);
export function takeStart(table: string): boolean {
  const start = eager === table;
  if (start) eager = "";
  return start;
}
