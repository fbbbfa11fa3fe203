// Generates an HTML page for each entry: home, table, big screen. Each contains its shell
// (tools/shell.ts) and preloads what it needs, so that nothing waits for the script. What only some pages
// need is listed too, and preloaded by src/boot.ts.
import type { Plugin, Rolldown } from "vite";
import { shell } from "./shell";

interface Door {
  needs: string[];
  /** Chunks of a table without a running match. */
  lobby?: string[];
  /** The part of a game that it shows. */
  part?: string;
}
const DOORS: Record<string, Door> = {
  "index.html": { needs: ["src/screens/Home.svelte"] },
  "table.html": {
    needs: ["src/TablePage.svelte", "src/screens/PlayerPage.svelte"],
    lobby: ["src/screens/Lobby.svelte", "src/screens/Join.svelte"],
    part: "Phone.svelte",
  },
  "screen.html": {
    needs: ["src/TablePage.svelte", "src/screens/BigScreen.svelte"],
    lobby: [],
    part: "Table.svelte",
  },
};
// Chunks of texts per language; the server keeps the language of the request in the page.
const LANGUAGES = ["fr", "en"];
const FONTS = /(ui|word)-[^/]*\.woff2$/;
const PICTURES = /pictures-[^/]*\.svg$/;
const RUNTIME = /rolldown-runtime-[^/]*\.js$/;
const BOOT = "src/boot.ts";

type Chunk = Rolldown.OutputChunk;

export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: BOOT, name: "boot" });
    },
    generateBundle(_options, bundle) {
      inlineRuntime(bundle);
      const built = new BuiltBundle(bundle);
      const index = bundle["index.html"] as Rolldown.OutputAsset;
      const html = String(index.source);
      for (const [name, door] of Object.entries(DOORS)) {
        const lines = built.lines(door);
        const source = html
          .replace(
            / *<(script type="module"|link rel="(modulepreload|stylesheet)") [^>]*>(<\/script>)?\n/g,
            "",
          )
          .replace("  </head>", `${lines.map((line) => `    ${line}\n`).join("")}  </head>`)
          .replace('<html lang="%LANG%">', (tag) =>
            name === "screen.html" ? tag.replace(">", ' data-screen="big">') : tag,
          )
          .replace('<div id="app">', (tag) => tag + shell(name, (mark) => built.scope(mark)));
        if (name === "index.html") index.source = source;
        else this.emitFile({ type: "asset", fileName: name, source });
      }
    },
  };
}

/** Inlines the bundler's small runtime chunk: one request less per page. */
function inlineRuntime(bundle: Rolldown.OutputBundle): void {
  const runtime = Object.values(bundle).find((one) => RUNTIME.test(one.fileName)) as Chunk | undefined;
  if (!runtime) return;
  const [, body, own, as = own] = /^(.*)export\{(\w+)(?: as (\w+))?\};\s*$/s.exec(runtime.code)!;
  const asked = new RegExp(`import\\{${as} as (\\w+)\\}from"\\./${runtime.fileName.split("/").at(-1)}";`);
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || !chunk.imports.includes(runtime.fileName)) continue;
    chunk.code = chunk.code.replace(
      asked,
      (_, name: string) => `const ${name}=(()=>{${body}return ${own}})();`,
    );
    chunk.imports = chunk.imports.filter((one) => one !== runtime.fileName);
  }
  delete bundle[runtime.fileName];
}

/** The build's output, as a page refers to it. */
class BuiltBundle {
  readonly #chunks: Chunk[];
  readonly #assets: Rolldown.OutputAsset[];

  constructor(bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    this.#assets = Object.values(bundle).filter((one) => one.type === "asset");
  }

  /** In the browser's order of need: first styles, then scripts. */
  lines({ needs, lobby, part }: Door): string[] {
    const first = this.#holding("src/main.ts");
    const spoken = this.#chunks.filter((one) => LANGUAGES.includes(one.name));
    const chunks = this.#all([first, ...needs.map((module) => this.#holding(module)), ...spoken]).filter(
      (one) => !spoken.includes(one),
    );
    const scripts = chunks.filter((one) => one !== first);
    const later: [string, Chunk[]][] = lobby ? [["lobby", lobby.map((module) => this.#holding(module))]] : [];
    if (part)
      for (const game of this.#games())
        later.push([
          game,
          [
            ...["index.ts", part].map((file) => this.#holding(`src/games/${game}/${file}`)),
            ...this.#chunks.filter((one) => LANGUAGES.some((lang) => one.name === `${game}.${lang}`)),
          ],
        ]);
    return [
      ...later.flatMap(([name, wanted]) =>
        this.#all(wanted)
          .filter((one) => !chunks.includes(one) && !spoken.includes(one))
          .flatMap((one) => maybe(name, one)),
      ),
      // A classic script: it runs in place, before what follows is painted.
      `<script src="/${this.#holding(BOOT).fileName}"></script>`,
      ...styles(chunks).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      `<script type="module" crossorigin src="/${first.fileName}"></script>`,
      ...scripts.map((one) => `<link rel="modulepreload" crossorigin href="/${one.fileName}">`),
      ...spoken.map(
        (one) => `<link rel="modulepreload" crossorigin href="/${one.fileName}"${language(one)}>`,
      ),
      ...this.#files(FONTS).map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
      ),
      // A table page learns its game from its frames; only the home page waits for this request.
      ...(part ? [] : ['<link rel="preload" as="fetch" crossorigin href="/api/games?lang=%LANG%">']),
      // The sprite is only prefetched: preload has no type for an SVG file of symbols.
      ...this.#files(PICTURES).map((file) => `<link rel="prefetch" href="/${file}">`),
    ];
  }

  /** The scoping class that the build adds to a component's class. */
  scope(mark: string): string {
    const known = new RegExp(`\\.${mark}\\.(svelte-\\w+)`);
    for (const { fileName, source } of this.#assets) {
      const found = fileName.endsWith(".css") && known.exec(String(source));
      if (found) return found[1]!;
    }
    throw new Error(`no component has styles for .${mark} any more`);
  }

  #games(): string[] {
    const found = this.#chunks.flatMap(
      (one) => one.moduleIds.join("\n").match(/src\/games\/\w+\/index\.ts$/gm) ?? [],
    );
    return [...new Set(found.map((path) => path.split("/")[2]!))].sort();
  }

  #files(name: RegExp): string[] {
    return this.#assets.map((one) => one.fileName).filter((file) => name.test(file));
  }

  #holding(module: string): Chunk {
    const found = this.#chunks.find((one) => one.moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!found) throw new Error(`${module} is in no chunk any more`);
    return found;
  }

  /** These chunks and the chunks they import. */
  #all(wanted: Chunk[]): Chunk[] {
    const found = new Set(wanted);
    for (const chunk of found)
      for (const one of this.#chunks) if (chunk.imports.includes(one.fileName)) found.add(one);
    return [...found];
  }
}

const styles = (chunks: Chunk[]): string[] => [
  ...new Set(chunks.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])])),
];

/** The language of a chunk named after one: « fr », « <game>.fr ». */
function language({ name }: Chunk): string {
  const lang = LANGUAGES.find((one) => name.split(".").at(-1) === one);
  return lang ? ` data-lang="${lang}"` : "";
}

/** Inactive links, activated by src/boot.ts. */
function maybe(name: string, chunk: Chunk): string[] {
  return [
    `<link data-for="${name}" data-rel="modulepreload" crossorigin href="/${chunk.fileName}"${language(chunk)}>`,
    ...styles([chunk]).map(
      (file) => `<link data-for="${name}" data-rel="preload" as="style" crossorigin href="/${file}">`,
    ),
  ];
}
