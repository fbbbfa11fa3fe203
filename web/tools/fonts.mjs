// Subsets the two fonts to the letters of French and English and to the axes in use.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const find = createRequire(import.meta.url).resolve;
// Characters of French and English, and letters of first names from neighbouring countries.
const FRENCH =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!\"#%&'()*+,-./:;<=>?@[]_|~" +
  "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ«»‘’“”…–—·×−°";
const NEXT_DOOR = "ÁÃÅÍÌÑÓÒÕØÚÝáãåíìñóòõøúýß→←↑↓✓€";
const FONTS = [
  [
    "ui",
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    FRENCH + NEXT_DOOR,
    {},
  ],
  ["word", "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2", FRENCH, { SOFT: 100 }],
];

await mkdir("made/fonts", { recursive: true });
for (const [name, file, letters, pinned] of FONTS) {
  const cut = await subsetFont(await readFile(find(file)), letters, {
    targetFormat: "woff2",
    noLayoutClosure: true, // alternates and ligatures are never used
    variationAxes: { ...pinned, wght: { min: 400, max: 800 } },
  });
  await writeFile(`made/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${cut.length} bytes`);
}
