import { afterEach, expect, test, vi } from "vitest";

type Codes = typeof import("../../src/lib/codes");

/** The page of a server whose codes have so many letters. */
async function codesOf(letters: string | null): Promise<Codes> {
  vi.resetModules();
  document.head.innerHTML = letters === null ? "" : `<meta name="code-letters" content="${letters}">`;
  return import("../../src/lib/codes");
}

afterEach(() => {
  document.head.innerHTML = "";
});

test.each([
  [null, 4],
  ["4", 4],
  ["6", 6],
  ["nonsense", 4],
])("a page that says %j has codes of %i letters", async (told, letters) => {
  expect((await codesOf(told)).CODE_LETTERS).toBe(letters);
});

test.each([
  ["4", "MANO", true],
  ["4", "MAN", false],
  ["4", "MANOPI", false],
  ["6", "MANO", false],
  ["6", "MANOPI", true],
  // Those that had to grow say so themselves: S, and a vowel for how many syllables.
  ["4", "SALU", false],
  ["4", "SALUPA", true],
  ["4", "SELUPA", true],
  ["4", "SILUPA", true],
  ["4", "SOLUPA", false],
  ["4", "SOLUPANI", true],
  ["4", "SULUPANI", false],
  ["4", "SULUPANIRO", true],
  ["6", "SALUPANI", true],
  ["4", "", false],
])("with codes of %s letters, %j is whole: %j", async (letters, code, whole) => {
  expect((await codesOf(letters)).isWhole(code)).toBe(whole);
});

test.each([
  ["/mano", { code: "MANO", big: false }],
  ["/MANO/", { code: "MANO", big: false }],
  ["/mano/ecran", { code: "MANO", big: true }],
  ["/salupani/ecran/", { code: "SALUPANI", big: true }],
  ["/salupaniro", { code: "SALUPANIRO", big: false }],
  ["/", null],
  ["/man", null],
  ["/manop", null],
  ["/mano/autre", null],
  ["/mano1", null],
  ["/salupanirota", null],
])("the path %s leads to %j", async (path, table) => {
  expect((await codesOf(null)).readPath(path)).toEqual(table);
});

test.each([
  ["mano", { code: "MANO", key: "" }],
  [" m-a n.o ", { code: "MANO", key: "" }],
  ["éàçù", { code: "EACU", key: "" }],
  ["ma12no", { code: "MANO", key: "" }],
  ["salupaniroxyz", { code: "SALUPANIRO", key: "" }],
  ["http://192.168.1.20:8000/mano", { code: "MANO", key: "" }],
  ["https://jeux.example/mano#abcDEF_-12 ", { code: "MANO", key: "abcDEF_-12" }],
  ["https://jeux.example/mano/ecran", { code: "MANO", key: "" }],
  ["https://jeux.example/salupa/#k3y", { code: "SALUPA", key: "k3y" }],
  ["", { code: "", key: "" }],
])("%j is read as %j", async (text, read) => {
  expect((await codesOf(null)).readCode(text)).toEqual(read);
});
