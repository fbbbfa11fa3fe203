// Small modules that only turn one value into another.
import { describe, expect, test, vi } from "vitest";
import { colourOf, dealColours } from "../../src/lib/colours.svelte";
import { capital, dayBefore, dayInWords, parisDay } from "../../src/lib/dates";
import { listed } from "../../src/lib/i18n.svelte";
import { anyAnimal, ANIMALS, isAboutMe, lastMe, rememberMe } from "../../src/lib/me";
import { isLearnt, learn } from "../../src/lib/play/lessons";
import { choose } from "../../src/lib/phrase";
import { splitOrdinals } from "../../src/lib/ordinals";
import { settings } from "../../src/lib/settings.svelte";
import { startAtOnce, takeStart } from "../../src/lib/start";
import { partnersOf, sideOf, sidesOf, SIGNS, together } from "../../src/lib/teams";
import { newId, Refusal } from "../../src/lib/wire";
import { de, que } from "../../src/locales/fr/elision";
import { changedFrom } from "../../src/screens/lobby/changes";
import { person } from "../support/table.svelte";

describe("dates", () => {
  test.each([
    ["2026-11-16T22:59:59Z", "2026-11-16"],
    ["2026-11-16T23:00:00Z", "2026-11-17"], // midnight in Paris, in winter
    ["2026-07-14T21:59:59Z", "2026-07-14"],
    ["2026-07-14T22:00:00Z", "2026-07-15"], // and in summer
    ["2025-12-31T23:30:00Z", "2026-01-01"],
  ])("at %s it is %s in Paris", (at, day) => {
    expect(parisDay(new Date(at))).toBe(day);
  });

  test.each([
    ["2026-11-16", "2026-11-15"],
    ["2026-03-01", "2026-02-28"],
    ["2024-03-01", "2024-02-29"],
    ["2026-01-01", "2025-12-31"],
    ["2026-03-30", "2026-03-29"], // an hour is lost that night
  ])("the day before %s is %s", (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });

  test.each([
    ["2026-11-16", "fr", false, "16 novembre"],
    ["2026-11-16", "fr", true, "lundi 16 novembre"],
    ["2026-08-01", "fr", false, "1er août"],
    ["2026-08-01", "en", false, "1 August"],
    ["2026-02-28", "en", true, "Saturday 28 February"],
  ] as const)("%s in %s, with its weekday %j, is %s", (day, lang, weekday, words) => {
    expect(dayInWords(day, lang, weekday)).toBe(words);
  });

  test("a sentence begins with a capital", () => {
    expect([capital("lundi 16"), capital("été"), capital("")]).toEqual(["Lundi 16", "Été", ""]);
  });
});

describe("sentences are made", () => {
  const ways = { "0": () => "none", one: () => "one", other: () => "many", "*": () => "any" };
  test.each([
    ["fr", 0, "none"], // its very value, before its plural
    ["fr", 1, "one"],
    ["fr", 1.5, "one"],
    ["fr", 2, "many"],
    ["en", 1, "one"],
    ["en", 1.5, "many"],
    ["en", "12", "many"],
  ] as const)("in %s for %j", (lang, value, way) => {
    expect(choose(lang, value, ways)).toBe(way);
  });
  test("by a word, or by any", () => {
    const words = { elle: () => "la", "*": () => "le" };
    expect([choose("fr", "elle", words), choose("fr", "il", words), choose("fr", undefined, words)]).toEqual([
      "la",
      "le",
      "le",
    ]);
  });

  test.each([
    ["le 15e tour", ["le 15", "e", " tour"]],
    ["1er, 1re et 2e", ["1", "er", ", 1", "re", " et 2", "e", ""]],
    ["3 euros", ["3 euros"]],
    ["3euros", ["3euros"]],
    ["re", ["re"]],
  ])("in French %j is printed in pieces, every second one raised", (text, pieces) => {
    expect(splitOrdinals(text)).toEqual(pieces);
  });
  test("in English nothing is raised", () => {
    settings.lang = "en";
    expect(splitOrdinals("1er")).toEqual(["1er"]);
  });

  test.each([
    ["Camille", "de Camille", "que Camille"],
    ["Inès", "d’Inès", "qu’Inès"],
    ["Élodie", "d’Élodie", "qu’Élodie"],
    ["Hugo", "d’Hugo", "qu’Hugo"],
    ["Hélène", "d’Hélène", "qu’Hélène"],
    ["Hakim", "de Hakim", "que Hakim"],
    ["HAKIM", "de HAKIM", "que HAKIM"],
    ["Haïm", "de Haïm", "que Haïm"],
    ["Hakim-Ali", "de Hakim-Ali", "que Hakim-Ali"],
    ["Hans Peter", "de Hans Peter", "que Hans Peter"],
    ["Hadrien", "d’Hadrien", "qu’Hadrien"],
    ["Yann", "de Yann", "que Yann"],
    ["Yves", "d’Yves", "qu’Yves"],
    ["Œdipe", "d’Œdipe", "qu’Œdipe"],
    ["Zoé", "de Zoé", "que Zoé"],
  ])("%s: %s, %s", (name, of, that) => {
    expect([de(name), que(name)]).toEqual([of, that]);
  });

  test("names are listed as one says them", () => {
    expect(listed(["Inès", "Léon", "Mamie"])).toBe("Inès, Léon et Mamie");
    settings.lang = "en";
    expect(listed(["Inès", "Léon"])).toBe("Inès and Léon");
  });
});

describe("teams", () => {
  const sides = sidesOf([
    [1, 3],
    [2, 4],
    [5, 6],
    [7, 8],
  ]);
  test("each side has a number, its members, and one of the three colours", () => {
    expect(sides.map((one) => [one.number, one.colour, one.members])).toEqual([
      [0, "var(--team-1)", [1, 3]],
      [1, "var(--team-2)", [2, 4]],
      [2, "var(--team-3)", [5, 6]],
      [3, "var(--team-1)", [7, 8]],
    ]);
    expect(new Set(SIGNS).size).toBe(3);
  });
  test.each([
    [1, 0, [3]],
    [4, 1, [2]],
    [9, undefined, []],
  ])("member %i is on side %j with %j", (member, side, partners) => {
    expect(sideOf(sides, member)?.number).toBe(side);
    expect(partnersOf(sides, member)).toEqual(partners);
  });
  test.each([
    [undefined, [[0], [1], [2]]],
    [[], [[0], [1], [2]]],
    [
      [[0, 2], [1]],
      [[0, 2], [1]],
    ],
  ])("of three seats with teams %j, together are %j", (teams, groups) => {
    expect(together(3, teams)).toEqual(groups);
  });
  test("where nobody told of teams there are no sides", () => expect(sidesOf(undefined)).toEqual([]));
});

describe("who I am", () => {
  test("is remembered without the blanks around the name", () => {
    expect(lastMe()).toEqual({ name: "", animal: "", spoken: "" });
    rememberMe({ name: " Mamie ", animal: "chat", spoken: "elle" });
    expect(lastMe()).toEqual({ name: "Mamie", animal: "chat", spoken: "elle" });
  });
  test("the last animal is offered where it is free, else any free one, else none", () => {
    rememberMe({ name: "Mamie", animal: "chat", spoken: "" });
    expect(anyAnimal(["renard"])).toBe("chat");
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    expect(anyAnimal(["chat", "panda"])).toBe("ours");
    expect(anyAnimal([...ANIMALS])).toBe("");
  });
  test.each([
    ["name-taken", true],
    ["animal-taken", true],
    ["table-full", false],
  ])("a refusal %s is about me: %j", (key, mine) => {
    expect(isAboutMe(new Refusal(key, ""))).toBe(mine);
    expect(isAboutMe(null)).toBe(false);
  });
  test("an animal has its colour, and a robot one that is left", () => {
    dealColours([person(1), person(2), person(7, { animal: "robot" }), person(8, { animal: "robot" })]);
    const used = [person(1), person(2), person(7, { animal: "robot" }), person(8, { animal: "robot" })].map(
      colourOf,
    );
    expect(used.slice(0, 2)).toEqual(["var(--p1)", "var(--p2)"]);
    expect(new Set(used).size).toBe(4);
    expect(colourOf({ id: 12, animal: "robot" })).toBe("var(--p3)");
  });
});

describe("small memories", () => {
  test("a lesson is learnt once", () => {
    expect(isLearnt("demo")).toBe(false);
    learn("demo");
    learn("demo");
    learn("coach");
    expect([isLearnt("demo"), isLearnt("coach"), isLearnt("other")]).toEqual([true, true, false]);
    expect(localStorage.getItem("parlotte:lessons")).toBe('["demo","coach"]');
  });
  test("a table starts at once for whoever opened it so, and once", () => {
    startAtOnce("MANO");
    expect([takeStart("PILU"), takeStart("MANO"), takeStart("MANO")]).toEqual([false, true, false]);
  });
  test("an id is long, and never the same", () => {
    const ids = new Set(Array.from({ length: 100 }, newId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });
  test("options that differ from the box are named", () => {
    const box = { track: 26, packs: ["base"], timer: true };
    expect(changedFrom(box, { track: 15, packs: ["base"], more: 1 })).toEqual(["track"]);
    expect(changedFrom(box, { packs: ["base", "own"], timer: false })).toEqual(["packs", "timer"]);
    expect(changedFrom(box, {})).toEqual([]);
  });
});
