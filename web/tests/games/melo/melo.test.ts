import { beforeEach, describe, expect, test } from "vitest";
import { client } from "../../../src/games/melo";
import { phasePassage } from "../../../src/games/melo/aloud";
import { bestOf, tintOf } from "../../../src/games/melo/end/matrix";
import { whatNow } from "../../../src/games/melo/now";
import { placeOf, shapeOf, standsAt } from "../../../src/games/melo/parts/loop";
import { replying as begin } from "../../../src/games/melo/phone/replying.svelte";
import { Suspense } from "../../../src/games/melo/phone/suspense.svelte";
import { filled } from "../../../src/games/melo/question";
import { answerText } from "../../../src/games/melo/answerText";
import { around, leftOf, type MeloMine, type MeloView } from "../../../src/games/melo/view";
import { words } from "../../../src/games/melo/words";
import { Changing, mounted } from "../../support/reactive.svelte";
import { allHere, like, said } from "../../support/said";
import { match, person, prompt, roomWith, settled } from "../../support/table.svelte";

beforeEach(allHere);

const CARD = {
  id: "q1",
  kind: "ego",
  asks: "choice",
  question: "Que faites-vous {de droite} ?",
  choices: ["un livre", "la gare"],
  left: 1,
  right: 2,
};
const view = (phase: object, more: object = {}): MeloView =>
  like({
    phase: { number: 3, card: CARD, ...phase },
    turn: 0,
    options: {},
    board: Array(22).fill({}),
    squares: [4, 0, 21],
    ...more,
  });
const room = () =>
  roomWith({ match: match({ seats: [1, 2, 3, 4] }), people: [1, 2, 3, 4].map((id) => person(id)) });

describe("a question names the neighbours", () => {
  const sides = { left: { name: "Inès", spoken: "elle" }, right: { name: "Yann", spoken: "il" } } as const;
  test.each([
    ["Que dit {droite} ?", "Que dit Yann ?"],
    ["Le chat {de gauche}", "Le chat d’Inès"],
    ["Plus {que droite}", "Plus que Yann"],
    ["{left}'s cat, {right’s} dog", "Inès's cat, Yann’s dog"],
    ["{gauche:il|elle|la personne} rit", "elle rit"],
    ["{droite:he|she|they}", "he"],
    ["{ailleurs}", "{ailleurs}"],
  ])("%j is read %j", (question, text) => expect(filled(question, sides)).toBe(text));
  test("as somebody is spoken of who has not said", () => {
    expect(filled("{gauche:il|elle|on}", { ...sides, left: { name: "Zoé" } })).toBe("on");
    expect(filled("{gauche:il|elle}", { ...sides, left: { name: "Zoé" } })).toBe("{gauche:il|elle}");
  });
});

describe("what is read aloud", () => {
  const reply = (seat: number, saidIt: number, right: boolean) => ({
    seat,
    how: "said",
    said: saidIt,
    right,
  });
  test("the question and its choices", () => {
    const told = phasePassage(view({ name: "asking" }), room().room, false)!;
    expect(said(told.lines)).toEqual([
      "fr: Ego. Question pour Camille.",
      "fr: Que faites-vous de Mamie ?",
      "fr: 1. un livre.",
      "fr: 2. la gare.",
    ]);
  });
  test("the guesses as they are turned over, and the answer last", () => {
    const replies = [reply(1, 1, false), { seat: 2, how: "jok" }, reply(3, 0, true)];
    const lines = (told: boolean) =>
      said(
        phasePassage(view({ name: "revealed", replies, answer: 0, verdict: null }), room().room, told)?.lines,
      );
    expect(lines(false)).toEqual([
      "fr: Papi Jo :",
      "fr: la gare.",
      "fr: Mamie donne un jok.",
      "fr: Lucas :",
      "fr: un livre.",
    ]);
    expect(lines(true).slice(5)).toEqual([
      "fr: Camille a répondu :",
      "fr: un livre.",
      "fr: Bien vu, Lucas !",
    ]);
    const turning = phasePassage(view({ name: "turning", turned: replies }), room().room, false)!;
    const revealed = phasePassage(
      view({ name: "revealed", replies, answer: 0, verdict: null }),
      room().room,
      true,
    )!;
    expect(turning.moment).toBe(revealed.moment); // one goes on where the other stopped
  });
  test("in the language of its cards", () => {
    const told = phasePassage(view({ name: "asking" }, { options: { language: "en" } }), room().room, false)!;
    expect(told.lines.map((one) => one.lang)).toEqual(["fr", "en", "en", "en"]);
  });
  test.each([
    [{ name: "jury", of: 1 }, ["fr: Au jury de voter."]],
    [{ name: "debating", by: 1, of: 0 }, ["fr: « Je conteste ! », dit Papi Jo."]],
    [{ name: "passed", seat: 1, moved: 0 }, []],
    [
      {
        name: "test-turning",
        turned: [
          { seat: 2, right: true },
          { seat: 3, right: false },
        ],
      },
      ["fr: Mamie : juste.", "fr: Lucas : raté."],
    ],
    [{ name: "finished", tried: [], winner: 2 }, ["fr: Mamie gagne !"]],
  ])("of %j", (phase, lines) =>
    expect(said(phasePassage(view(phase), room().room, true)?.lines)).toEqual(lines),
  );
  test.each([
    ["name", 1, "P1"],
    ["choice", 1, "la gare"],
    ["choice", 9, ""],
    ["adjective", "gai", "gai"],
    ["choice", null, ""],
  ])("an answer to a %s, %j, is %j", (asks, answer, text) => {
    expect(answerText(like({ asks, choices: CARD.choices }), answer, (seat) => `P${seat}`)).toBe(text);
  });
});

const REST = 400; // milliseconds

describe("an answer on its way", () => {
  function replying(first: Partial<MeloMine> = {}) {
    const { room: here, link } = room();
    const mine = new Changing<MeloMine>(like(first));
    link.offer(1, prompt("draft"), prompt("answer"));
    const [one, unmount] = mounted(() => begin(here, 1, { mine: () => mine.now }));
    return { one, link, mine, unmount };
  }
  test("a tap is shown at once, and told as a draft", async () => {
    const { one, link } = replying();
    one.value = 0;
    one.value = 1;
    expect([one.value, link.sent.length]).toEqual([1, 0]);
    await settled(REST);
    expect(link.all).toEqual([{ act: "draft", said: 1 }]);
    await link.last.accept();
    expect(one.say).toBe("");
  });
  test("what was tapped while the line was lost is told when it is back", async () => {
    const { one, link } = replying();
    link.state = "lost";
    one.value = 0;
    expect([one.lost, link.sent.length]).toEqual([true, 0]);
    link.state = "open";
    await settled();
    expect(link.all).toEqual([{ act: "draft", said: 0 }]);
  });
  test("is handed in once, and may be taken back while that is allowed", async () => {
    const { one, link, mine } = replying();
    const given = one.handIn({ act: "answer", said: 1 });
    expect([one.leaving, one.away, await one.handIn({ act: "answer", said: 0 })]).toEqual([
      true,
      true,
      false,
    ]);
    await settled();
    await link.sent[0]!.accept();
    expect([await given, link.sent.length]).toEqual([true, 1]);
    mine.now = like({ done: true, how: "said", said: 1 });
    expect([one.away, one.value]).toEqual([true, 1]);
    void one.takeBack();
    expect(one.away).toBe(false);
  });
  test("why it was refused is told", async () => {
    const { one, link } = replying();
    const given = one.handIn({ act: "jok" });
    await settled();
    expect(link.all).toEqual([{ act: "jok" }]);
    await link.last.refuse("no-jok", "Plus de jok.");
    expect([await given, one.say, one.away]).toEqual([false, "Plus de jok.", false]);
    one.value = 1;
    expect(one.say).toBe("");
  });
});

describe("while the big screen turns the answer over", () => {
  test("a phone gives nothing away, and its pawns stand", async () => {
    const { room: here, link } = room();
    link.table = { ...link.table, screens: 1 };
    const now = new Changing(view({ name: "turning" }));
    const [suspense, unmount] = mounted(() => new Suspense(here, () => now.now));
    expect([suspense.lasts, suspense.squares]).toEqual([false, [4, 0, 21]]);
    link.turnedAt = performance.now();
    now.now = view({ name: "revealed", verdict: null }, { squares: [9, 9, 9] });
    expect([suspense.lasts, suspense.squares]).toEqual([true, [4, 0, 21]]);
    await settled(900);
    expect([suspense.lasts, suspense.squares]).toEqual([false, [9, 9, 9]]);
    unmount();
  });
  test("without a screen there is nothing to wait for", () => {
    const { room: here, link } = room();
    link.turnedAt = performance.now();
    const [suspense, unmount] = mounted(
      () => new Suspense(here, () => view({ name: "revealed", verdict: null })),
    );
    expect(suspense.lasts).toBe(false);
    unmount();
  });
});

describe("the track", () => {
  test.each([22, 32, 42])("of %i squares goes round once, wide or tall", (squares) => {
    for (const tall of [false, true]) {
      const shape = shapeOf(squares, tall);
      const places = Array.from({ length: squares }, (_, at) => placeOf(at, shape));
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(squares);
      places.forEach(({ column, row }, at) => {
        const next = places[(at + 1) % squares]!;
        expect(Math.abs(column - next.column) + Math.abs(row - next.row)).toBe(1);
      });
    }
  });
  test("pawns that share a square stand on it, each in a place of its own", () => {
    const box = { x: 10, y: 10, width: 60, height: 60 };
    for (let count = 1; count <= 10; count += 1) {
      const spots = Array.from({ length: count }, (_, nth) => standsAt(box, nth, count));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, size } of spots) {
        expect(x).toBeGreaterThanOrEqual(10 - 0.001);
        expect(x + size).toBeLessThanOrEqual(70.001);
      }
    }
  });
  test("how far one has to go, and who sits around", () => {
    expect([leftOf(view({}), 0), leftOf(view({}), 2), around(4, 2)]).toEqual([17, 0, [2, 3, 0, 1]]);
  });
});

test("who knows whom: the best guess is gold, and the others by their share of it", () => {
  const score = (right: number, of: number) => ({ right, of });
  const honours = like<Parameters<typeof bestOf>[0]>({
    matrix: [
      [null, score(3, 4), score(1, 4)],
      [score(3, 3), null, score(0, 2)],
      [score(0, 0), score(2, 4), null],
    ],
  });
  expect(bestOf(honours)).toMatchObject({ row: 1, column: 0 });
  expect([0, 1, 2].map((row) => [0, 1, 2].map((column) => tintOf(honours, row, column)))).toEqual([
    ["self", "most", "some"],
    ["best", "self", "none"],
    ["never", "more", "self"],
  ]);
  expect(bestOf(like({ matrix: [[null, score(0, 2)]] }))).toBeNull();
});

describe("the client of the game", () => {
  const as = (one: MeloView) => like<Record<string, unknown>>(one);
  test.each([
    ["asking", false],
    ["speaking", false],
    ["jury", false],
    ["turning", true],
    ["revealed", true],
    ["finished", true],
  ])("in %s nothing is secret: %j", (phase, open) =>
    expect(client.isOpen(as(view({ name: phase })))).toBe(open),
  );
  test.each([
    ["who was asked", 0, null, () => words.t.reply.missedAnswer],
    ["who had to guess", 1, { how: "silent" }, () => words.t.reply.missedGuess],
    ["who had answered", 0, { how: "said" }, () => ""],
  ])("what was missed by %s", (_, seat, mine, text) => {
    expect(
      client.missed!(as(view({ name: "asking", seat: 0 })), as(view({ name: "turning" })), seat, mine, true),
    ).toBe(text());
    expect(
      client.missed!(as(view({ name: "asking", seat: 0 })), as(view({ name: "asking" })), seat, null, true),
    ).toBe("");
  });
  test.each([
    [{ name: "asking" }, { seat: null, awaited: false }, "couch"],
    [{ name: "asking" }, { seat: 0, awaited: true }, "asked"],
    [{ name: "asking" }, { seat: 1, awaited: true }, "plays"],
    [{ name: "asking" }, { seat: 1, awaited: false }, "waits"],
    [{ name: "jury", by: 1, of: 2 }, { seat: 1, awaited: false }, "asked"],
    [{ name: "jury", by: 1, of: 2 }, { seat: 0, awaited: true }, "plays"],
  ])("what to do here in %j, %j is who %s", (phase, asking, role) => {
    const told = whatNow(as(view(phase)), { person: null, may: () => false, ...asking });
    expect([told.key, told.say !== ""]).toEqual([`melo:${phase.name}-${role}`, true]);
  });
});
