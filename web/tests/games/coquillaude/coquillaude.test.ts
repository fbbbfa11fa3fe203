import { beforeEach, describe, expect, test } from "vitest";
import * as aloud from "../../../src/games/coquillaude/aloud";
import { client } from "../../../src/games/coquillaude";
import { whatNow } from "../../../src/games/coquillaude/now";
import { ghostOf } from "../../../src/games/coquillaude/parts/ghost";
import { DIRECTIONS, Grid } from "../../../src/games/coquillaude/parts/grid";
import { doneBy } from "../../../src/games/coquillaude/phone/progress";
import { beforeIt, playedNow } from "../../../src/games/coquillaude/phone/keptBack";
import { announceScript, countedOf, placedScript } from "../../../src/games/coquillaude/table/script";
import { statusOf } from "../../../src/games/coquillaude/table/status";
import * as board from "../../../src/games/coquillaude/view";
import { changeLanguage } from "../../../src/lib/i18n.svelte";
import { plain } from "../../../src/lib/play/typing";
import { allHere, like, name, said } from "../../support/said";

beforeEach(allHere);

const QUESTION = { text: "Qui a peint la Joconde ?", stars: 3, theme: "arts", country: "" };
const PERSON = { name: "Nabuchodonosor", who: "Roi de Babylone.", also: "", born: null, died: null };
const placing = (more: object = {}): board.PlacingView =>
  like({
    seat: 0,
    taker: null,
    scored: 12,
    person: null,
    entries: [],
    proposal: {
      written: "RÈGLES",
      squares: [0, 1, 2],
      main: 10,
      famous: false,
      new: [1, 2],
      sides: [],
      anagrams: [],
    },
    ...more,
  });
const view = (phase: object, more: object = {}): board.CoquillaudeView =>
  like({
    phase,
    round: 2,
    turns: [],
    ready: [],
    composing: [],
    letters: [7, 8, 9],
    waiting: [],
    scores: [50, 20, 30],
    words: [],
    options: {},
    board: ".".repeat(441),
    ...more,
  });

describe("what is said to the room", () => {
  test.each([
    [
      { name: "gifts", count: 2, seat: 0 },
      ["fr: Double paire pour Camille !", "fr: Chacun donne deux lettres."],
    ],
    [
      { name: "gifts", count: 4, seat: 1 },
      ["fr: Un carré pour Papi Jo !", "fr: Chacun donne quatre lettres."],
    ],
    [
      { name: "question", seat: 0, question: QUESTION },
      ["fr: Camille, question à 3 étoiles.", "fr: Qui a peint la Joconde ?"],
    ],
    [
      {
        name: "answered",
        seat: 0,
        right: false,
        given: "Monet",
        letters: 2,
        question: QUESTION,
        answer: { answer: "Léonard", note: "En 1503." },
      },
      ["fr: Eh non.", "fr: La réponse :", "fr: Léonard.", "fr: En 1503.", "fr: Camille pioche deux lettres."],
    ],
    [
      {
        name: "answered",
        seat: 0,
        right: true,
        given: "Léonard",
        letters: 3,
        question: QUESTION,
        answer: { answer: "Léonard", note: "" },
      },
      ["fr: Juste, Camille !", "fr: Léonard.", "fr: Camille pioche trois lettres."],
    ],
    [
      {
        name: "answered",
        seat: 0,
        right: false,
        given: "",
        letters: 1,
        question: QUESTION,
        answer: { answer: "Léonard", note: "" },
      },
      ["fr: Pas de réponse.", "fr: La réponse :", "fr: Léonard.", "fr: Camille pioche une lettre."],
    ],
    [{ name: "compose" }, ["fr: À vos lettres !"]],
    [
      { name: "minute", claimed: 1, placing: placing() },
      ["fr: règles.", "fr: Camille annonce une anagramme. Une minute pour en trouver une de plus !"],
    ],
  ])("of %j", (phase, lines) => {
    expect(said(aloud.phasePassage(view(phase), name)?.lines)).toEqual(lines);
  });
  test.each(["announce", "placed", "ended"])("nothing of %s, which has its own play", (phase) => {
    expect(aloud.phasePassage(view({ name: phase }), name)).toBeNull();
  });
  test("which letters are given is never said", () => {
    const { lines } = aloud.phasePassage(view({ name: "gifts", count: 1, seat: 0, letters: "ZK" }), name)!;
    expect(said(lines).join(" ")).not.toMatch(/[ZK]/);
  });
  test("on English screens the question is French", async () => {
    await changeLanguage("en");
    expect(said(aloud.questionLines(like(QUESTION), "Camille"))).toEqual([
      "en: Camille, a three-star question.",
      "fr: Qui a peint la Joconde ?",
    ]);
  });
  test("bids as they are turned over, and who places", () => {
    const bids = [
      { seat: 1, points: null },
      { seat: 0, points: 56 },
      { seat: 2, points: 1 },
    ];
    expect(bids.flatMap((one) => said(aloud.bidLines(like(one), name)))).toEqual([
      "fr: Papi Jo passe.",
      "fr: Camille, 56 points.",
      "fr: Mamie, 1 point.",
    ]);
    const leads = (more: object): string[] =>
      said(aloud.leaderLines(like({ leader: 2, vote: null, ...more }), name));
    expect(leads({})).toEqual(["fr: Mamie l’emporte."]);
    expect(leads({ leader: null })).toEqual(["fr: Personne n’annonce."]);
    expect(leads({ vote: { word: "ZUT", written: "" } })).toEqual(["fr: À la table de voter.", "fr: zut."]);
  });
  test("who the person was is told last", () => {
    expect(said(aloud.placedLines(placing({ seat: 1, scored: 256, person: PERSON }), name))).toEqual([
      "fr: 256 points pour Papi Jo.",
      "fr: Nabuchodonosor.",
      "fr: Roi de Babylone.",
    ]);
    expect(said(aloud.placedLines(null, name))).toEqual(["fr: Rien ne se pose ce tour-ci."]);
  });
  test("who takes it all, with the words he had found and nobody else's", () => {
    const entries = [
      { seat: 1, written: "GRÊLES" },
      { seat: 2, written: "LÉGERS" },
    ];
    expect(said(aloud.placedLines(placing({ taker: 1, entries, scored: 108 }), name))).toEqual([
      "fr: grêles.",
      "fr: Papi Jo rafle 108 points !",
    ]);
  });
  test("anagrams one by one, or how many there are", () => {
    const anagrams = (n: number) =>
      Array.from({ length: n }, () => ({ written: "LÉGERS", points: 3, famous: false }));
    const lines = (n: number) =>
      said(aloud.wordLines(placing({ proposal: { ...placing().proposal, anagrams: anagrams(n) } })));
    expect(lines(2)).toEqual(["fr: règles.", "fr: légers.", "fr: légers."]);
    expect(lines(5)).toHaveLength(2);
  });
});

describe("squares of the board", () => {
  const grid = new Grid(21);
  test.each([
    [{ column: 0, row: 0, direction: "right" }, [0, 1, 2]],
    [{ column: 0, row: 0, direction: "down" }, [0, 21, 42]],
    [{ column: 0, row: 0, direction: "falling" }, [0, 22, 44]],
    [{ column: 0, row: 2, direction: "rising" }, [42, 22, 2]],
    [{ column: 20, row: 0, direction: "right" }, [20, null, null]],
  ] as const)("three letters from %j lie on %j", (at, squares) => {
    expect(grid.squares(at, 3)).toEqual(squares);
    if (!squares.includes(null as never)) expect(grid.place(squares as never)).toEqual(at);
  });
  test.each(DIRECTIONS)("%s: the nearest place keeps a word of any length on the board", (direction) => {
    for (const length of [1, 7, 21])
      for (const [column, row] of [
        [-5, -5],
        [0, 20],
        [30, 30],
        [10, 10],
      ] as const) {
        const at = grid.keep({ column, row, direction }, length);
        expect(grid.squares(at, length)).not.toContain(null);
        expect(grid.keep(at, length)).toEqual(at);
      }
  });
  test("names, and letters as tiles know them", () => {
    expect([board.squareName(0, 0), board.squareName(7, 4)]).toEqual(["A1", "H5"]);
    expect(["œuf", "Où ça ?", "æ1"].map(plain)).toEqual(["OEUF", "OUCA", "AE"]);
    const at = { column: 1, row: 1, direction: "right" } as const;
    expect([board.sameAt(at, { ...at }), board.sameAt(at, null), board.sameAt(null, null)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test("a word that does not lie there yet: what falls off is not drawn, what lies there is old", () => {
    const there = `A${".".repeat(440)}`;
    expect(ghostOf(there, "AB", { column: 0, row: 0, direction: "right" })).toEqual({
      letters: [
        { square: 0, letter: "A", old: true },
        { square: 1, letter: "B", old: false },
      ],
      fault: false,
    });
    expect(
      ghostOf(there, "ABC", { column: 20, row: 0, direction: "right" }, like({ key: "x" })),
    ).toMatchObject({ fault: true, letters: [{ square: 20 }] });
    expect([ghostOf(there, "", null), ghostOf(there, "A", null)]).toEqual([null, null]);
  });
});

describe("what the big screen plays", () => {
  const bids = (n: number) =>
    like<board.BidView[]>(Array.from({ length: n }, (_, seat) => ({ seat, points: seat })));
  test.each([1, 4, 10])("%i bids are turned over one by one within five seconds", (n) => {
    const { at, lasts } = announceScript(bids(n));
    expect(at).toHaveLength(n);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(lasts).toBeLessThanOrEqual(5000.001);
    expect(lasts).toBeGreaterThan(at.at(-1)!);
  });
  test("a word falls letter by letter and counts word by word; those of the minute come at once", () => {
    const one = placing({
      taker: 1,
      entries: [
        { seat: 1, written: "A", points: 1 },
        { seat: 1, written: "B", points: 1 },
        { seat: 2, written: "C", points: 1 },
      ],
      proposal: {
        ...placing().proposal,
        sides: [{ written: "ES", squares: [3], points: 4 }],
        anagrams: [{ written: "LÉGERS", points: 3, famous: true }],
      },
    });
    expect(countedOf(one).map((each) => `${each.kind} ${each.word} ${each.points}`)).toEqual([
      "main RÈGLES 10",
      "side ES 4",
      "anagram LÉGERS 3",
      "entry A 1",
      "entry B 1",
    ]);
    const { at, letters, lasts } = placedScript(one);
    expect([letters, at.length]).toEqual([2, 7]);
    expect(at[6]).toBe(at[5]);
    expect(lasts).toBeLessThanOrEqual(5000.001);
  });
  test("a crowd of anagrams counts at once", () => {
    const anagrams = Array.from({ length: 6 }, () => ({ written: "X", points: 2, famous: false }));
    expect(countedOf(placing({ proposal: { ...placing().proposal, anagrams } }))[1]).toMatchObject({
      word: "",
      points: 12,
      count: 6,
    });
  });
  test("a phone keeps it back meanwhile; who must vote sees it at once", () => {
    const announce = (vote: object | null) => view({ name: "announce", bids: bids(3), vote });
    expect(playedNow(announce(null), false)).toEqual({
      of: "2 announce",
      lasts: announceScript(bids(3)).lasts,
    });
    expect(playedNow(announce({}), false)?.lasts).toBe(0);
    expect(playedNow(announce(null), true)?.lasts).toBe(0);
    expect(playedNow(view({ name: "placed", placing: null }), false)).toEqual({ of: "2 placed", lasts: 0 });
    expect(playedNow(view({ name: "compose" }), false)).toBeNull();
  });
  test("the view before the word that falls has neither its letters nor its points", () => {
    const now = view(
      { name: "placed", placing: placing({ taker: 1, scored: 12 }) },
      { board: `RÈG${".".repeat(438)}`, words: [{ written: "RÈG" }], latest: [1] },
    );
    expect(beforeIt(now)).toMatchObject({ scores: [50, 8, 30], words: [], latest: [] });
    expect(beforeIt(now).board.slice(0, 3)).toBe("R..");
    expect(beforeIt(view({ name: "compose" })).scores).toEqual([50, 20, 30]);
  });
});

describe("who is up to what", () => {
  test.each([
    [{ name: "gifts", count: 2, seat: 0, givers: [1, 2], given: [1] }, [null, "done", "wait"]],
    [{ name: "question", seat: 0 }, ["wait", null, null]],
    [{ name: "appeal", voters: [1, 2], voted: [2] }, [null, "wait", "done"]],
    [{ name: "announce", vote: { voters: [0], voted: [] } }, ["wait", null, null]],
    [{ name: "announce", vote: null }, [null, null, null]],
  ])("in %j the marks are %j", (phase, marks) => {
    expect([0, 1, 2].map((seat) => statusOf(view(phase), seat).mark)).toEqual(marks);
  });
  test("who composes is seen, and when he is ready", () => {
    const compose = view({ name: "compose" }, { ready: [0], composing: [1], waiting: [1] });
    expect([0, 1, 2].map((seat) => [statusOf(compose, seat).mark, doneBy(compose, seat)])).toEqual([
      ["done", "done"],
      ["wait", "wait"],
      [null, null],
    ]);
    expect(doneBy(view({ name: "minute", done: [2] }), 2)).toBe("done");
    expect(doneBy(view({ name: "placed" }, { waiting: [0] }), 0)).toBeNull();
  });
  test.each([
    [{ seat: null, awaited: false }, [], "couch"],
    [{ seat: 0, awaited: true }, [], "plays"],
    [{ seat: 0, awaited: false }, ["draft"], "composes"],
    [{ seat: 0, awaited: false }, [], "waits"],
  ])("what to do here: %j who may %j is who %s", (asking, acts, role) => {
    const told = whatNow(like(view({ name: "gifts" })), {
      person: null,
      may: (act) => acts.includes(act as never),
      ...asking,
    });
    expect([told.key, told.say !== ""]).toEqual([`coquillaude:gifts-${role}`, true]);
  });
  test.each([
    [{ name: "announce", vote: null }, {}, true],
    [{ name: "announce", vote: {} }, {}, false],
    [{ name: "placed" }, { school: false }, true],
    [{ name: "placed" }, { school: true }, false],
    [{ name: "ended" }, {}, true],
    [{ name: "compose" }, {}, false],
  ])("in %j with %j nothing is secret: %j", (phase, options, open) => {
    expect(client.isOpen(like(view(phase, { options })))).toBe(open);
  });
});
