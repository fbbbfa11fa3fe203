import { beforeEach, describe, expect, test, vi } from "vitest";
import { changeLanguage } from "../../../src/lib/i18n.svelte";
import { beatLines, meaning, phasePassage, verdictLines } from "../../../src/games/lauriers/aloud";
import { printedClass, spelledClass } from "../../../src/games/lauriers/classes";
import { client } from "../../../src/games/lauriers";
import { whatNow } from "../../../src/games/lauriers/now";
import { reworded, standing, status } from "../../../src/games/lauriers/phone/status";
import { pinsOf, tiersOf } from "../../../src/games/lauriers/phone/pins";
import { verdict } from "../../../src/games/lauriers/phone/verdict";
import { silent, turned } from "../../../src/games/lauriers/table/reveal";
import {
  lasts,
  leavesBefore,
  script,
  verdictAct,
  walksAfter,
} from "../../../src/games/lauriers/table/script";
import { Verdict } from "../../../src/games/lauriers/table/playback";
import { leavesOf, SIDE, stand } from "../../../src/games/lauriers/table/wreath";
import { capital, letter, resultOf, type LauriersView } from "../../../src/games/lauriers/view";
import { tv, words } from "../../../src/games/lauriers/words";
import { allHere, like, name, plainSpaces, said } from "../../support/said";

const WORD = {
  id: "z",
  spelling: "zinzolin",
  class: "n.m.",
  definition: "Violet rougeâtre.",
  level: 3,
  note: "",
};
const ENTRIES = ["Un bonnet.", "Violet rougeâtre.", "Une danse."];
/** Camille leads; Papi Jo wrote the bonnet, Mamie the dance, and Lucas believed in the bonnet. */
const RESULT = {
  mdj: 0,
  star: 0,
  entries: [
    { place: 0, authors: [1], voters: [3, 4] },
    { place: 1, authors: [null], voters: [2] },
    { place: 2, authors: [2], voters: [] },
  ],
  scores: [
    { seat: 0, found: 0, led: 1, received: 0, staked: false, start: 3, total: 4, leaf: 4 },
    { seat: 1, found: 0, led: 0, received: 2, staked: false, start: 5, total: 7, leaf: 7 },
    { seat: 2, found: 2, led: 0, received: 0, staked: false, start: 2, total: 4, leaf: 4 },
    { seat: 3, found: 0, led: 0, received: 0, staked: true, start: 1, total: 1, leaf: 1 },
  ],
};
const result = resultOf({ word: WORD, entries: ENTRIES, result: RESULT as never });
const view = (phase: object, more: object = {}): LauriersView =>
  like({
    phase,
    round: 4,
    mdj: 0,
    leaves: [4, 7, 4, 1],
    waiting: [],
    holders: Array(5).fill("person"),
    options: {},
    ...more,
  });
const revealing = (more: object = {}): LauriersView =>
  view({ name: "revealing", word: WORD, entries: ENTRIES, result: RESULT, ...more });

beforeEach(allHere);

describe("what is read aloud", () => {
  test.each([
    [{ name: "writing", word: WORD }, ["fr: Zinzolin.", "fr: nom masculin."], undefined],
    [
      { name: "reading", word: WORD, entries: ENTRIES.slice(0, 2) },
      ["fr: Zinzolin.", "fr: A. Un bonnet.", "fr: B. Violet rougeâtre."],
      2, // whoever lets the screen take over has read the others himself
    ],
    [
      { name: "voting", word: WORD, entries: ENTRIES },
      [
        "fr: Zinzolin.",
        "fr: A. Un bonnet.",
        "fr: B. Violet rougeâtre.",
        "fr: C. Une danse.",
        "fr: Quelle est la vraie ?",
      ],
      undefined,
    ],
  ])("to the room, of %j", (phase, lines, from) => {
    const told = phasePassage(view(phase));
    expect([said(told?.lines), told?.from]).toEqual([lines, from]);
  });
  test.each(["choosing", "preparing", "revealing", "finished"])("nothing of %s", (phase) => {
    expect(phasePassage(view({ name: phase }))).toBeNull();
  });
  test("the entry that is read is marked on the screen", () => {
    expect(
      phasePassage(view({ name: "voting", word: WORD, entries: ENTRIES }))!.lines.map((one) => one.mark),
    ).toEqual([undefined, 0, 1, 2, undefined]);
  });
  test("words and definitions are French on English screens", async () => {
    await changeLanguage("en");
    expect(meaning(WORD).map((one) => one.lang)).toEqual(["fr", "en", "fr"]);
    expect(said(meaning(WORD))[1]).toMatch(/noun/);
    expect(
      phasePassage(view({ name: "voting", word: WORD, entries: ENTRIES }))!.lines.map((one) => one.lang),
    ).toEqual(["fr", "fr", "fr", "fr", "en"]);
  });
  test("each beat of the verdict is told: the letter, then whose it was, the truth last, then the bluff", () => {
    expect(script(result).beats.flatMap((beat) => said(beatLines(beat, name)))).toEqual([
      "fr: C.",
      "fr: De Mamie !",
      "fr: A.",
      "fr: De Papi Jo !",
      "fr: B.",
      "fr: La vraie !",
      expect.stringMatching(/^fr: ./), // the finest bluff
    ]);
    const byInes = { ...script(result).beats.find((one) => one.kind === "author")! };
    byInes.row = { ...byInes.row, authors: [4] };
    expect(said(beatLines(byInes, name))).toEqual(["fr: D’Inès !"]);
  });
  test("the verdict: what it means, who found it, whose invention was believed most", () => {
    expect(said(verdictLines(result, name))).toEqual([
      "fr: Zinzolin.",
      "fr: Violet rougeâtre.",
      "fr: Trouvé par Mamie.",
      "fr: 2 votes pour l’invention de Papi Jo.",
      "fr: Un bonnet.",
    ]);
    const nobody = { ...result, entries: result.entries.map((one) => ({ ...one, voters: [] })) };
    expect(said(verdictLines(nobody, name)).slice(2)).toEqual(["fr: Personne n’a trouvé."]);
    expect(said(verdictLines({ ...result, entries: [] }, name))).toHaveLength(2);
  });
  test.each([
    ["n.m.", "n.\u00a0m.", "nom masculin"],
    ["zzz. k.", "zzz.\u00a0k.", "zzz.\u00a0k."],
  ])("the class %j is printed %j and said %j", (kind, printed, spelled) => {
    expect([printedClass(kind), spelledClass(kind)]).toEqual([printed, spelled]);
  });
});

describe("the play of a verdict", () => {
  test("the true one stands on top, then from the most believed to the least", () => {
    expect(turned(result).map((one) => [one.entry.place, one.points])).toEqual([
      [1, 2],
      [0, 2],
      [2, 0],
    ]);
  });
  test("entry, its voters one by one, a held breath, its author; from the least believed, the truth last", () => {
    const { beats } = script(result);
    expect(beats.map((one) => `${one.kind} ${one.row.entry.place} ${one.landed}`)).toEqual([
      "entry 2 0",
      "author 2 0", // nobody holds his breath for what nobody believed
      "entry 0 0",
      "vote 0 1",
      "vote 0 2",
      "breath 0 2",
      "author 0 2",
      "entry 1 0",
      "vote 1 1",
      "breath 1 1",
      "author 1 1",
      "star 0 2",
    ]);
    expect(beats.map((one) => one.at)).toEqual([...beats.map((one) => one.at)].sort((a, b) => a - b));
  });
  test("never longer than the rules wait: five seconds an entry", () => {
    const many = { ...result, entries: result.entries.map((one) => ({ ...one, voters: Array(9).fill(3) })) };
    expect(script(many).lasts).toBeLessThanOrEqual(15_000);
    expect(script({ ...result, entries: [], star: null })).toEqual({ beats: [], lasts: 0 });
    expect([walksAfter(result, true), lasts(result, true)]).toEqual([0, 9000]);
    expect(lasts(result, false)).toBe(script(result).lasts + 9000);
  });
  test("is on the stage beat by beat, and then the pawns walk", () => {
    const told = vi.fn();
    const play = new Verdict(result, 0, told);
    expect(play.beat).toBeNull();
    const seen = new Set<string>();
    while (!play.over) {
      vi.advanceTimersByTime(50);
      if (play.beat) seen.add(`${play.beat.kind} ${play.beat.row.entry.place}`);
    }
    expect([...seen].slice(0, 3)).toEqual(["entry 2", "author 2", "entry 0"]);
    expect([told.mock.calls.length, play.beat]).toEqual([1, null]);
  });
  test("a screen that comes in the middle is as far as the others; one that comes late finds it told", () => {
    const { beats, lasts: whole } = script(result);
    const late = new Verdict(result, beats[4]!.at, () => undefined);
    expect(late.beat).toEqual(beats[4]);
    late.stop();
    const told = vi.fn();
    expect(new Verdict(result, whole, told).over).toBe(true);
    expect(new Verdict(result, null, told).over).toBe(true);
    expect(told).not.toHaveBeenCalled();
  });
  test("a phone keeps it back until then, unless somebody claims", () => {
    expect(verdictAct(revealing(), false)).toEqual({ of: "4", lasts: script(result).lasts });
    expect(verdictAct(revealing(), true)).toEqual({ of: "4", lasts: 0 });
    expect(verdictAct(revealing({ claim: { seat: 1 } }), false)).toEqual({ of: "4", lasts: 0 });
    expect(verdictAct(view({ name: "voting" }), false)).toBeNull();
    expect(leavesBefore(result, revealing().leaves)).toEqual([3, 5, 2, 1]);
    expect(leavesBefore(result, [9, 9, 9, 9, 9])).toEqual([3, 5, 2, 1, 9]);
  });
  test("who has written or voted nothing; a bot does both, and who leads neither", () => {
    expect(silent(result, ["person", "person", "person", "person", "bot"])).toEqual({
      sheets: [3],
      votes: [1],
    });
    expect(silent({ ...result, entries: [] }, ["person"])).toEqual({ sheets: [], votes: [] });
  });
});

describe("the title of a verdict", () => {
  const t = () => words.t.reveal;
  const titled = (seat: number, more: object = {}) =>
    verdict(t(), { ...result, ...more }, seat, name(seat), 1);
  test.each([
    ["the leader, found by one", 0, {}, () => t().led("Camille")],
    [
      "the leader, found by nobody",
      0,
      { entries: result.entries.map((one) => ({ ...one, voters: [] })) },
      () => t().marble("Camille"),
    ],
    ["the leader, seen through", 0, { scores: [{ seat: 0, led: 0 }] }, () => t().pierced],
    ["who was believed", 1, {}, () => t().cheek("Papi Jo")],
    ["who found it", 2, {}, () => t().flair("Mamie")],
    ["who staked and lost", 3, {}, () => t().plop],
    ["who did nothing", 9, {}, () => t().absent],
    ["a round that does not count", 1, { entries: [] }, () => t().void],
  ])("%s", (_, seat, more, title) => {
    expect(titled(seat, more).title).toBe(title());
  });
  test("who had the truth itself, and who was believed and found it", () => {
    const wrote = result.entries.map((one) =>
      one.real ? { ...one, authors: [1] } : { ...one, authors: [] },
    );
    expect(titled(1, { entries: wrote }).title).toBe(t().wrote("Papi Jo"));
    const both = result.entries.map((one) => (one.real ? { ...one, voters: [1] } : one));
    expect(titled(1, { entries: both }).title).toBe(t().both("Papi Jo"));
  });
});

describe("small matters", () => {
  test.each([
    ["Un mot.", "un MOT !", false],
    ["Un mot", "un mets", true],
  ])("%j and %j are reworded: %j", (one, other, differ) => expect(reworded(one, other)).toBe(differ));
  test("who stands where", () => {
    expect(standing([4, 7, 4, 1], 0)).toEqual({ place: 2, equals: [2], ahead: 1, behind: 3 });
    expect(standing([4, 7, 4, 1], 1)).toEqual({ place: 1, equals: [], ahead: null, behind: 0 });
  });
  test.each([
    [{ name: "choosing" }, 0, false, { mark: "wait", key: "choosing" }],
    [{ name: "writing", handed_in: [1] }, 0, false, { mark: null, key: "leads" }],
    [{ name: "writing", handed_in: [1] }, 1, false, { mark: "done", key: "handedIn" }],
    [{ name: "writing", handed_in: [] }, 2, false, { mark: "wait", key: "writes" }],
    [{ name: "voting", voted: [3] }, 3, false, { mark: "done", key: "voted" }],
    [{ name: "voting", voted: [] }, 2, false, { mark: "wait", key: "votes" }],
    [{ name: "revealing" }, 2, false, { mark: "wait", key: "thinks" }],
    [{ name: "voting", voted: [] }, 2, true, { mark: null, key: "away" }],
    [{ name: "revealing" }, 3, false, { mark: null, key: "none" }],
    [{ name: "reading", by_itself: false, ready: [] }, 0, false, { mark: "wait", key: "reading" }],
    [{ name: "reading", by_itself: true, ready: [3] }, 0, false, { mark: "wait", key: "reading" }],
    [{ name: "reading", by_itself: true, ready: [3] }, 2, false, { mark: null, key: "listens" }],
    [{ name: "reading", by_itself: true, ready: [3] }, 3, false, { mark: "done", key: "toVote" }],
  ])("in %j seat %i, absent %j, is %j", (phase, seat, absent, told) => {
    expect(status(view(phase, { waiting: [2] }), seat, absent)).toEqual(told);
  });
  test("an entry has a letter, a word a capital", () => {
    expect([letter(0), letter(3), capital("écu"), capital("")]).toEqual(["A", "D", "Écu", ""]);
  });
  test("a result is made once, with the texts that were voted on", () => {
    const told = { word: WORD, entries: ENTRIES, result: RESULT as never };
    expect(resultOf(told)).toBe(resultOf(told));
    expect(result.entries.map((one) => [one.text, one.real, one.authors])).toEqual([
      ["Un bonnet.", false, [1]],
      ["Violet rougeâtre.", true, []],
      ["Une danse.", false, [2]],
    ]);
  });
  const ground = { width: 300, x: (leaf: number) => leaf * 10, row: () => 0, top: () => 50 };
  test("pins never hide each other, and stay on the ground", () => {
    const leaves = [1, 1, 1, 1, 2, 29, 30, 30];
    expect(tiersOf(leaves)).toBe(2);
    const pins = pinsOf(leaves, 2, ground);
    expect(pins.map((one) => one.seat).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(pins.find((one) => one.seat === 2)!.r).toBeGreaterThan(pins.find((one) => one.seat === 0)!.r);
    for (const pin of pins) {
      expect(pin.x).toBeGreaterThanOrEqual(pin.r);
      expect(pin.x).toBeLessThanOrEqual(300 - pin.r);
    }
  });
  test.each([15, 26])("a wreath of %i leaves fits its square, and pawns stand within it", (track) => {
    const leaves = leavesOf(track);
    expect(leaves.map((one) => one.number)).toEqual(Array.from({ length: track }, (_, n) => n + 1));
    for (const { number } of leaves)
      for (const sharing of [1, 3, 10]) {
        const spots = Array.from({ length: sharing }, (_, rank) => stand(number, rank, sharing, leaves));
        for (const { x, y } of spots) expect(Math.min(x, y, SIDE - x, SIDE - y)).toBeGreaterThan(0);
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(sharing);
      }
  });
  test.each([
    [{ seat: null, awaited: false }, "couch"],
    [{ seat: 0, awaited: true }, "leads"],
    [{ seat: 1, awaited: true }, "plays"],
    [{ seat: 1, awaited: false }, "waits"],
  ])("what to do here: %j is who %s", (asking, role) => {
    const told = whatNow(like(view({ name: "writing" })), {
      person: null,
      may: (): boolean => false,
      ...asking,
    });
    expect([told.key, told.teach, told.say.length > 0]).toEqual([
      `lauriers:writing-${role}`,
      role === "plays",
      true,
    ]);
  });
});

describe("the client of the game", () => {
  const as = (one: LauriersView): Record<string, unknown> => like<Record<string, unknown>>(one);
  test.each([
    ["writing", false],
    ["voting", false],
    ["revealing", true],
    ["finished", true],
  ])("in %s nothing is secret: %j", (phase, open) => {
    expect(client.isOpen(as(view({ name: phase })))).toBe(open);
  });
  test.each([
    ["who did not vote", view({ name: "voting" }), revealing(), 1, null, (): string => words.t.vote.missed],
    ["who voted", view({ name: "voting" }), revealing(), 3, null, (): string => ""],
    [
      "who wrote nothing",
      view({ name: "writing" }),
      view({ name: "preparing" }),
      1,
      { text: "" },
      (): string => words.t.write.missed,
    ],
    ["who wrote", view({ name: "writing" }), view({ name: "preparing" }), 1, { text: "x" }, (): string => ""],
    [
      "who wrote nothing that is read at once",
      view({ name: "writing" }),
      view({ name: "reading" }),
      1,
      {},
      (): string => words.t.write.missed,
    ],
    [
      "who has no entry",
      view({ name: "writing" }),
      view({ name: "voting" }),
      1,
      { entry: null },
      (): string => words.t.write.missed,
    ],
    ["another moment", view({ name: "reading" }), view({ name: "voting" }), 1, {}, (): string => ""],
  ])("what was missed by %s", (_, before, after, seat, mine, text) => {
    expect(client.missed!(as(before), as(after), seat, mine, true)).toBe(text());
  });
  test("a replay tells of a reading without a leader", () => {
    const [reading, voting] = [view({ name: "reading", by_itself: true }), view({ name: "voting" })];
    const { unnamed } = tv.t.moment;
    expect(client.expired!(as(reading), as(reading))).toBe(unnamed.reading);
    expect(client.expired!(as(voting), as(reading))).toBe(tv.t.voting.title);
    expect(client.unnamed!(as(reading), as(reading))).toBe(unnamed.toVote);
    expect(client.unnamed!(as(reading), as(view({ name: "writing" })))).toBe(unnamed.reading);
  });
  test("how long the last verdict stays", () => {
    const finished = (more: object): Record<string, unknown> =>
      as(
        view({
          name: "finished",
          word: WORD,
          entries: ENTRIES,
          result: RESULT,
          winners: [1],
          shown: false,
          rounds: 8,
          ...more,
        }),
      );
    expect(client.lastAct!(finished({}))).toBe(lasts(result, false));
    expect(client.lastAct!(finished({ shown: true }))).toBe(0);
    expect(client.lastAct!(finished({ winners: [] }))).toBe(0);
    expect(plainSpaces(client.measure!(finished({})))).toMatch(/8/);
  });
});
