import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  begun,
  bestOf,
  known,
  liesAt,
  playedOn,
  remember,
  solved,
  sitsAt,
  streak,
  tableOf,
  type Played,
} from "../../../src/games/reussite/days";
import { dealOf, given, here, today } from "../../../src/games/reussite/home/day";
import { allHere } from "../../support/said";

beforeEach(allHere);

describe("days", () => {
  const at = (day: string): void => void vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  const won = (words = 9): Played => ({ end: "triumph", words });
  const play = (day: string, on: string, result: Played = won()): void => {
    at(on);
    remember({ day, code: `C${day}` }, result);
  };
  test("days in a row are counted up to today; one that is not over yet breaks nothing", () => {
    expect([streak("2026-11-16"), known()]).toEqual([0, false]);
    for (const day of ["2026-11-13", "2026-11-14", "2026-11-15"]) play(day, day);
    expect([streak("2026-11-15"), streak("2026-11-16"), streak("2026-11-17"), known()]).toEqual([
      3,
      3,
      0,
      true,
    ]);
    play("2026-11-16", "2026-11-16", { end: "petards", words: 12 });
    expect(streak("2026-11-16")).toBe(4);
  });
  test.each([
    ["a failure", { end: "failed", words: 5, left: 3 } as Played, "2026-11-14"],
    ["a day that was played late", won(), "2026-11-15"],
  ])("%s makes no row", (_, result, on) => {
    play("2026-11-13", "2026-11-13");
    play("2026-11-14", on, result);
    play("2026-11-15", "2026-11-15");
    expect(streak("2026-11-15")).toBe(1);
  });
  test("a day that is begun on its date may be finished after midnight, and not the day after", () => {
    at("2026-11-14");
    begun("2026-11-14");
    begun("2026-11-10"); // it is not its date
    play("2026-11-14", "2026-11-15");
    expect(playedOn("2026-11-14")?.late).toBe(false);
    play("2026-11-10", "2026-11-15");
    expect(playedOn("2026-11-10")?.late).toBe(true);
    at("2026-11-15");
    begun("2026-11-15");
    play("2026-11-15", "2026-11-17");
    expect(playedOn("2026-11-15")?.late).toBe(true);
  });
  test.each([
    [won(9), won(8), won(8)],
    [won(8), won(9), won(8)],
    [{ end: "petards", words: 5 }, won(12), won(12)],
    [won(12), { end: "petards", words: 5 }, won(12)],
    [
      { end: "failed", words: 5, left: 9 },
      { end: "failed", words: 5, left: 3 },
      { end: "failed", words: 5, left: 3 },
    ],
    [
      { end: "failed", words: 5, left: 3 },
      { end: "failed", words: 5, left: 9 },
      { end: "failed", words: 5, left: 3 },
    ],
  ] as [Played, Played, Played][])("of %j and %j stays %j", (first, second, best) => {
    play("2026-11-16", "2026-11-16", first);
    play("2026-11-16", "2026-11-16", second);
    expect(playedOn("2026-11-16")).toMatchObject(best);
  });
  test("a better one played late does not break the row its day had made", () => {
    play("2026-11-15", "2026-11-15", won(9));
    play("2026-11-15", "2026-11-20", won(7));
    expect(playedOn("2026-11-15")).toEqual({ ...won(7), late: false, aided: false });
  });
  test("a day with help at each word makes no row, until it is won without", () => {
    play("2026-11-15", "2026-11-15");
    play("2026-11-16", "2026-11-16", { ...won(8), aided: true });
    expect([streak("2026-11-16"), playedOn("2026-11-16")?.aided]).toEqual([1, true]);
    play("2026-11-16", "2026-11-16", won(10));
    expect([streak("2026-11-16"), playedOn("2026-11-16")]).toEqual([
      2,
      { ...won(8), late: false, aided: false },
    ]);
    play("2026-11-16", "2026-11-16", { ...won(7), aided: true });
    expect([streak("2026-11-16"), playedOn("2026-11-16")?.words]).toEqual([2, 7]);
  });
  test("a day played again after its solution was shown here makes no row; what counted stays", () => {
    play("2026-11-15", "2026-11-15");
    solved("C2026-11-15"); // after it was won
    play("2026-11-15", "2026-11-15", won(7));
    play("2026-11-16", "2026-11-16", { end: "failed", words: 5, left: 3 });
    solved("C2026-11-16");
    solved("C2026-11-16");
    play("2026-11-16", "2026-11-16");
    expect([streak("2026-11-15"), streak("2026-11-16"), playedOn("2026-11-16")?.aided]).toEqual([1, 1, true]);
  });
  test("the best of each deal, where it was won", () => {
    play("2026-11-16", "2026-11-16", won(9));
    play("2026-11-16", "2026-11-16", won(11));
    remember({ day: "", code: "NA7K" }, { end: "failed", words: 2, left: 1 });
    expect([bestOf("C2026-11-16"), bestOf("NA7K")]).toEqual([9, undefined]);
  });
  test("the table where a deal is played alone, until another deal lies on it", () => {
    sitsAt("2026-11-16", "MANO");
    expect([tableOf("2026-11-16"), tableOf("2026-11-15")]).toEqual(["MANO", ""]);
    liesAt("PILU", "x");
    liesAt("MANO", "2026-11-16");
    expect(tableOf("2026-11-16")).toBe("MANO");
    liesAt("MANO", "");
    expect(tableOf("2026-11-16")).toBe("");
  });
});

describe("the deal of the day", () => {
  const house = (answer: unknown, ok = true): unknown =>
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => ({ ok, json: async () => answer })),
    );
  test("is the one of this game, or none", async () => {
    const day = { game: "reussite", day: "2026-11-16", code: "NA7K", par: 8 };
    house([{ game: "other" }, day]);
    expect(await today()).toEqual(day);
    house([]);
    expect([await today(), await dealOf("x")]).toEqual([null, null]);
    house([], false);
    expect([await today(), await dealOf("x")]).toEqual([null, undefined]);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no")));
    expect(await dealOf("x")).toBeUndefined();
  });
  test("asks for a deal by its name, whatever stands in it", async () => {
    house([]);
    await dealOf("a&b c");
    expect(fetch).toHaveBeenCalledWith("/api/deal?game=reussite&name=a%26b+c");
  });
  test("by this device", () => {
    vi.setSystemTime(new Date(2026, 0, 5, 12));
    expect(here()).toBe("2026-01-05");
  });
  test.each([
    ["", ""],
    ["?donne=2026-11-16", "2026-11-16"],
    ["?x=1&donne=%20NA7K%20", "NA7K"],
  ])("with the address %j came %j", (search, deal) => {
    vi.stubGlobal("location", { search });
    expect(given()).toBe(deal);
  });
});
