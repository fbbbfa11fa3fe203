// What this device remembers. A browser that refuses (private windows, full disk) forgets, and the game goes on.

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
    // nothing to be done: it will be asked again
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`parlotte:${key}`);
  } catch {
    // as above
  }
}

/** What was typed at a table and not handed in goes with its match; `match`: the one that is being played, if any. */
export function forgetDrafts(code: string, match: string | null): void {
  const now = match === null ? null : `draft:${code}:${match}:`;
  for (const one of kept(`draft:${code}:`)) if (now === null || !one.startsWith(now)) forget(one);
}

/** The keys that begin so, without our prefix. */
export function kept(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`parlotte:${prefix}`))
      .map((key) => key.slice("parlotte:".length));
  } catch {
    return [];
  }
}
