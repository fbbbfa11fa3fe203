// The page is drawn once its own letters are here, so that nothing moves when they come. A line too slow for them is not
// waited for: other letters serve as well.
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
