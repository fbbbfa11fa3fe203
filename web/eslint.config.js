// What no formatter sees: names that are never used, promises that nobody waits for, the traps of Svelte.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const RULES = {
  // A name that begins with _ stands for what nobody needs.
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  // French is set with no-break spaces: a test looks after them.
  "no-irregular-whitespace": "off",
  // {" "} is a blank that stays where the lines are broken.
  "svelte/no-useless-mustaches": "off",
  // What the page draws is state, and says so; the other sets and maps are meant to be plain ones.
  "svelte/prefer-svelte-reactivity": "off",
  // It takes the reason behind a svelte-ignore for more things to ignore. svelte-check minds the warnings.
  "svelte/no-unused-svelte-ignore": "off",
};
const TYPED = {
  "@typescript-eslint/no-floating-promises": "error",
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
};

export default [
  { ignores: ["made/", "src/gen/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { rules: RULES },
  { languageOptions: { globals: globals.browser } },
  { files: ["*.js", "*.ts", "tools/**"], languageOptions: { globals: globals.node } },
  {
    files: ["src/**", "tests/**"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: TYPED,
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
];
