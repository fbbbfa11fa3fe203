// localStorage with JSON values. Where the browser refuses (private window, full
// disk), nothing is kept and play goes on.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`parlotte:${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlotte:${key}`, JSON.stringify(value));
  } catch {
    // cannot be stored: asked again next time
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`parlotte:${key}`);
  } catch {
    // as above
  }
}

/** Deletes the drafts of a table except those of `match`, the match being played, if any. */
export function forgetDrafts(code: string, match: string | null): void {
  const now = match === null ? null : `draft:${code}:${match}:`;
  for (const one of kept(`draft:${code}:`)) if (now === null || !one.startsWith(now)) forget(one);
}

/** Stored keys with this prefix, without the application's own prefix. */
export function kept(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`parlotte:${prefix}`))
      .map((key) => key.slice("parlotte:".length));
  } catch {
    return [];
  }
}
