// A page for each way in: home, a table, its big screen. Each names beforehand what it will need, so that nothing waits for the
// script that would ask for it.
import type { Plugin, Rolldown } from "vite";

const PAGES = {
  "index.html": ["src/screens/Home.svelte"],
  "table.html": ["src/TablePage.svelte", "src/screens/PlayerPage.svelte"],
  "screen.html": ["src/TablePage.svelte", "src/screens/BigScreen.svelte"],
};
// What the house says, of which the server leaves in a page the language that it is asked for in.
const LANGUAGES = ["fr", "en"];
const FONTS = /(ui|word)-[^/]*\.woff2$/;

export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const index = bundle["index.html"] as Rolldown.OutputAsset;
      const html = String(index.source);
      const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
      for (const [name, modules] of Object.entries(PAGES)) {
        const wanted = chunks.filter((one) =>
          modules.some((module) => one.facadeModuleId?.endsWith(`/${module}`)),
        );
        if (wanted.length < modules.length)
          throw new Error(`${name}: a screen is no chunk of its own any more`);
        const spoken = LANGUAGES.map((lang) => chunks.find((chunk) => chunk.name === lang)!);
        const needed = withImports([...wanted, ...spoken], chunks).filter((chunk) => !spoken.includes(chunk));
        const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const lines = [
          ...fonts.map(
            (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
          ),
          ...needed.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
          ...spoken.map(
            ({ fileName, name }) =>
              `<link rel="modulepreload" crossorigin href="/${fileName}" data-lang="${name}">`,
          ),
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ].filter((line) => !html.includes(/href="[^"]*"/.exec(line)![0]));
        const source = html.replace("  </head>", `${lines.map((line) => `    ${line}\n`).join("")}  </head>`);
        if (name === "index.html") index.source = source;
        else this.emitFile({ type: "asset", fileName: name, source });
      }
    },
  };
}

/** These chunks, and those that come with them. */
function withImports(wanted: Rolldown.OutputChunk[], all: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(wanted);
  for (const chunk of found) for (const one of all) if (chunk.imports.includes(one.fileName)) found.add(one);
  return [...found];
}
