// Which options differ from the defaults.

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function changedFrom(defaults: Record<string, unknown>, options: object): string[] {
  const chosen = options as Record<string, unknown>;
  return Object.keys(defaults).filter((key) => key in chosen && !same(chosen[key], defaults[key]));
}
