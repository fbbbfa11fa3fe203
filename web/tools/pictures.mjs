// The pictures we use, as one file of SVG symbols: the same drawing on every device.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

const find = createRequire(import.meta.url).resolve;
const wanted = JSON.parse(await readFile("src/lib/pictures.json", "utf8"));
const { icons } = JSON.parse(await readFile(find("@iconify-json/fluent-emoji-flat/icons.json"), "utf8"));

const drawings = await Promise.all(
  Object.entries(wanted).map(async ([name, theirs]) => {
    // Without a name of theirs, the drawing is our own.
    const body = theirs ? icons[theirs]?.body : await readFile(`src/lib/pictures/${name}.svg`, "utf8");
    if (!body) throw new Error(`no picture called ${theirs} for ${name}`);
    return `<symbol id="${name}" viewBox="0 0 32 32">${body.trim()}</symbol>`;
  }),
);
await mkdir("made", { recursive: true });
await writeFile("made/pictures.svg", `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>\n`);
