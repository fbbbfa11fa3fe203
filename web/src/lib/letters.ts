// Waits for the web fonts before the page is drawn, so that nothing shifts. After a
// timeout the fallback fonts are used.
const FACES = [
  ["Bricolage Grotesque Variable", "a"],
  ["Fraunces Variable", "a"],
  ["Parlotte Narrow Space", "\u202f"],
] as const;
const PATIENCE = 1500; // milliseconds

export async function letters(): Promise<void> {
  const here = Promise.allSettled(FACES.map(([face, sign]) => document.fonts.load(`1em "${face}"`, sign)));
  await Promise.race([here, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
