// A page for each way in: home, a table, its big screen. Each shows the first lines of its screen before any script has come
// (tools/shell.ts), and names beforehand what it will need, so that nothing waits for the script that would ask for it. What only
// some of them will need is named as well, and asked for by src/boot.ts.
import type { Plugin, Rolldown } from "vite";
import { shell } from "./shell";

interface Door {
  needs: string[];
  /** What a table shows while nothing is played. */
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
// What is said, of which the server leaves in a page the language that it is asked for in.
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

/** The bundler's own few words, which it puts in a file by themselves: a request less for each page. */
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

/** What was built, as a page asks for it. */
class BuiltBundle {
  readonly #chunks: Chunk[];
  readonly #assets: Rolldown.OutputAsset[];

  constructor(bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    this.#assets = Object.values(bundle).filter((one) => one.type === "asset");
  }

  /** By what the browser wants first: what it paints with, then what it runs. */
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
      // No module: it is run where it stands, before what follows is painted.
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
      // A table tells what is played there; only the front page waits for this.
      ...(part ? [] : ['<link rel="preload" as="fetch" crossorigin href="/api/games?lang=%LANG%">']),
      // The pictures, which no preload fits: they are drawn from a file of symbols.
      ...this.#files(PICTURES).map((file) => `<link rel="prefetch" href="/${file}">`),
    ];
  }

  /** How the build marks the component whose styles know this class. */
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

  /** These chunks, and those that come with them. */
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

/** What is said in one language only is named so: « fr », « <game>.fr ». */
function language({ name }: Chunk): string {
  const lang = LANGUAGES.find((one) => name.split(".").at(-1) === one);
  return lang ? ` data-lang="${lang}"` : "";
}

/** Links that ask for nothing, until src/boot.ts has them do so. */
function maybe(name: string, chunk: Chunk): string[] {
  return [
    `<link data-for="${name}" data-rel="modulepreload" crossorigin href="/${chunk.fileName}"${language(chunk)}>`,
    ...styles([chunk]).map(
      (file) => `<link data-for="${name}" data-rel="preload" as="style" crossorigin href="/${file}">`,
    ),
  ];
}
