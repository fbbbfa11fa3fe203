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
