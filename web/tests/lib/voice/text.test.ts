// A text as one says it.
import { describe, expect, test } from "vitest";
import { breaths, plainly } from "../../../src/lib/voice/text";

describe("plain words", () => {
  test.each([
    ["Outil, n. m.", "Outil, nom masculin"],
    ["n.m.", "nom masculin"],
    ["n. f. pl.", "nom féminin pluriel"],
    ["n.m. pl.", "nom masculin pluriel"],
    ["loc. adv.", "locution adverbiale"],
    ["v. tr.", "verbe transitif"],
    ["v.i.", "verbe intransitif"],
    ["v. pron.", "verbe pronominal"],
    ["quand qqn a perdu qqch", "quand quelqu’un a perdu quelque chose"],
    ["les cailloux, etc.", "les cailloux, et cetera"],
    ["p. ex. ici", "par exemple ici"],
    ["en 52 av. J.-C.", "en 52 avant Jésus-Christ"],
    ["★ × 2", "étoile fois deux"],
    ["« Bonjour », dit-il", "Bonjour , dit-il"],
    ["le mot MESURE", "le mot mesure"],
    ["la SNCF et OK", "la sncf et OK"], // three capitals would be spelt
    ["  deux   blancs ", "deux blancs"],
  ])("%j is said %j", (text, said) => expect(plainly(text, "fr")).toBe(said));
  test.each([
    ["e.g. this", "for example this"],
    ["i. e. that, etc.", "that is that, et cetera"],
    ["★ × 2", "star times two"],
    ["n. m.", "n. m."],
  ])("in English %j is said %j", (text, said) => expect(plainly(text, "en")).toBe(said));
});

describe("breaths", () => {
  test.each([
    ["", []],
    ["Un. Deux ! Trois ? Quatre…", ["Un.", "Deux !", "Trois ?", "Quatre…"]],
    ["Un. … !", ["Un."]],
    ["3.5 km", ["3.5 km"]],
  ])("%j is said in %j", (text, pieces) => expect(breaths(text)).toEqual(pieces));

  const long =
    "Outil de jardin dont on se sert pour retourner la terre, les cailloux, et cetera, quand quelqu’un a perdu " +
    "quelque chose dans un potager, autrefois très grand, aujourd’hui oublié";
  test("a long sentence is cut at a comma", () => {
    const pieces = breaths(long);
    expect(pieces.length).toBe(2);
    expect(pieces[0]).toMatch(/,$/);
    expect(pieces.join(" ")).toBe(long);
  });
  test("or else between two words, or where it must", () => {
    const words = "mot ".repeat(100).trim();
    expect(breaths(words).join(" ")).toBe(words);
    const endless = "x".repeat(400);
    expect(breaths(endless).join("")).toBe(endless);
    for (const text of [long, words, endless])
      expect(Math.max(...breaths(text).map((one) => one.length))).toBeLessThanOrEqual(170);
  });
});
