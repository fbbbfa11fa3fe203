// Builds one SVG sprite of the pictures in use, so that every device shows the same drawing. The
// house's pictures are listed in src/lib/pictures.json, a game's in src/games/<game>/pictures.json; own
// drawings are in a folder beside the list.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const find = createRequire(import.meta.url).resolve;
const json = async (file) => JSON.parse(await readFile(file, "utf8"));
const { icons } = await json(find("@iconify-json/fluent-emoji-flat/icons.json"));

/** The names and drawings of a folder's pictures. */
async function drawn(folder, prefix) {
  const wanted = Object.entries(await json(join(folder, "pictures.json")));
  return Promise.all(
    wanted.map(async ([name, theirs]) => {
      // Without an icon name, the drawing is in the project's folder.
      const body = theirs
        ? icons[theirs]?.body
        : await readFile(join(folder, "pictures", `${name}.svg`), "utf8");
      if (!body) throw new Error(`no picture called ${theirs} for ${name}`);
      return [prefix + name, body.trim()];
    }),
  );
}

const pictures = await drawn("src/lib", "");
for (const game of (await readdir("src/games")).sort())
  if (existsSync(`src/games/${game}/pictures.json`))
    pictures.push(...(await drawn(`src/games/${game}`, `${game}-`)));

const symbols = pictures.map(([name, body]) => `<symbol id="${name}" viewBox="0 0 32 32">${body}</symbol>`);
await mkdir("made", { recursive: true });
await writeFile("made/pictures.svg", `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
await writeFile(
  "src/gen/pictures.ts",
  `// Made by \`make ui\` from the lists of pictures. Do not edit.
export const PICTURES = ${JSON.stringify(
    pictures.map(([name]) => name),
    null,
    2,
  )} as const;
export type PictureName = (typeof PICTURES)[number];
`,
);
