// Generates TypeScript from the schemas that tools/client_types.py writes.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

/** The root as an interface: nobody asks for it. */
const ROOT = /export interface All \{\n(?: .*\n)*\}\n/;

const acted = [];
for (const file of (await readdir("made")).filter((name) => name.endsWith(".schema.json")).sort()) {
  const schema = JSON.parse(await readFile(`made/${file}`, "utf8"));
  const names = Object.keys(schema.$defs);
  if (names.includes("Action")) acted.push(file.replace(".schema.json", ""));
  // One root refers to every definition; otherwise some would be left out.
  const root = {
    ...schema,
    title: "All",
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
  };
  const told = await compile(root, "All", {
    additionalProperties: false,
    maxItems: -1, // no tuple types: the server checks the length of lists
    bannerComment: "// Made by `make ui` from the Structs of the server. Do not edit.",
    style: { printWidth: 120 },
  });
  await writeFile(`src/gen/${file.replace(".schema.json", ".ts")}`, told.replace(ROOT, ""));
}
await writeFile(
  "src/gen/actions.ts",
  `// Made by \`make ui\`: what may be done in any game.\nexport type AnyAction =\n${acted.map((name) => `  | import("./${name}").Action`).join("\n")};\n`,
);
