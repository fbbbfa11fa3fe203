import { beforeEach, describe, expect, test, vi } from "vitest";
import { client } from "../../../src/games/bornes";
import { whatNow } from "../../../src/games/bornes/now";
import { printed } from "../../../src/games/bornes/own/blank";
import { found } from "../../../src/games/bornes/own/pictures";
import { pieces } from "../../../src/games/bornes/parts/pieces";
import { Offers } from "../../../src/games/bornes/phone/offers";
import { Proposals } from "../../../src/games/bornes/phone/proposals.svelte";
import { juryLines, scoreLines, votedLines } from "../../../src/games/bornes/table/aloud";
import { inOrder, leaders } from "../../../src/games/bornes/table/standing";
import type { Event } from "../../../src/gen/wire";
import type { BornesPlay } from "../../../src/games/bornes/phone/play.svelte";
import { Recent } from "../../../src/games/bornes/table/recent.svelte";
import * as cards from "../../../src/games/bornes/view";
import { words } from "../../../src/games/bornes/words";
import { bringSentences } from "../../../src/lib/sentences";
import { toast, toasts } from "../../../src/lib/toasts.svelte";
import { Changing, mounted } from "../../support/reactive.svelte";
import { allHere, like, name, said } from "../../support/said";
import { prompt, roomWith, settled } from "../../support/table.svelte";

beforeEach(allHere);

const face = (fr: string, en: string) => ({ fr, en, value: 2, picture: "" });
const DECK = {
  w1: { a: face("chat", "cat"), b: face("chien", "dog") },
  w2: { a: face("lit", "bed"), b: null },
};
const zone = (more: object = {}) => ({ sentences: [], censure: null, fourres: 0, ...more });
const view = (phase: { name: string; [about: string]: unknown }, more: object = {}): cards.BornesView =>
  like({
    phase,
    deal: 1,
    round: 1,
    player: 0,
    deck: DECK,
    blanks: {},
    zones: [zone(), zone(), zone(), zone()],
    piles: [],
    sheets: [],
    teams: [],
    totals: [0, 0, 0, 0],
    ...more,
  });
const TURN = { name: "turn", tries: 1 };

describe("a card", () => {
  test.each([
    ["w1", "word", false, true],
    ["J1", "joker", true, true],
    ["F1", "faute", false, false],
    ["D1", "dictionnaire", false, false],
    ["C1", "censure", false, false],
    ["L1", "liberte", false, false],
    ["V1", "blank", true, true],
  ])("%s is a %s; wild %j, layable %j", (card, kind, wild, layable) => {
    const now = view(TURN);
    expect([cards.kindOf(card), cards.isWild(now, card), cards.isLayable(now, card)]).toEqual([
      kind,
      wild,
      layable,
    ]);
  });
  test("has two sides, or one", () => {
    const now = view(TURN);
    expect([
      cards.upOf(now, "w1"),
      cards.upOf(now, "w1", "b"),
      cards.upOf(now, "w2", "b"),
      cards.upOf(now, "J1"),
    ]).toEqual(["w1:a", "w1:b", "w2:a", "J1"]);
    expect([cards.turned(now, "w1:a"), cards.turned(now, "w1:b"), cards.turned(now, "w2:a")]).toEqual([
      "w1:b",
      "w1:a",
      "w2:a",
    ]);
    expect([
      cards.wordOf(now, "w1:b", "fr"),
      cards.wordOf(now, "w1:a", "en"),
      cards.wordOf(now, "J1", "fr", "eau"),
    ]).toEqual(["Chien", "Cat", "Eau"]);
    expect([cards.cardOf("w1:b"), cards.cardOf("J1")]).toEqual(["w1", "J1"]);
  });
  test("a blank one that was written is no joker any more", () => {
    const now = view(TURN, { blanks: { V1: { a: face("zut", "drat"), b: null } } });
    expect([cards.isWild(now, "V1"), cards.faceOf(now, "V1:a")?.fr]).toEqual([false, "zut"]);
  });
  test.each([
    [{}, null],
    [{ fr: " zut " }, { a: { fr: "zut", en: "zut" }, b: null }],
    [
      { fr: "a", en: "b", under_fr: "c", picture: "p" },
      { a: { fr: "a", en: "b", picture: "p" }, b: { fr: "c", en: "c" } },
    ],
    [{ under_en: "d" }, { a: { fr: "d", en: "d" }, b: null }],
  ])("written as %j it is printed as %j", (blank, card) => {
    if (card === null) expect(printed(blank, 2)).toBeNull();
    else expect(printed(blank, 2)).toMatchObject(card);
  });
  test("its picture is found by the beginning of a word, then by any part of it", () => {
    const all = found("", "fr", "");
    const first = all[3]!.name;
    expect(found("", "fr", first)[0]!.name).toBe(first);
    const word = all[0]!.word.split(",")[0]!;
    expect(found(word.toUpperCase(), "fr", "").map((one) => one.name)).toContain(all[0]!.name);
    expect(found("zzzzqq", "fr", first)).toEqual([]);
  });
  test("who plays with whom", () => {
    const teams = {
      teams: [
        [0, 2],
        [1, 3],
      ],
    };
    expect([cards.sideOfSeat(teams, 2), cards.sideOfSeat({ teams: [] }, 2)]).toEqual([[0, 2], [2]]);
  });
});

test.each([
  ["Le chat dort", [[3, 7]], ["Le ", "*chat", " dort"]],
  ["chat", [[0, 4]], ["*chat"]],
  ["🐔 chat", [[2, 6]], ["🐔 ", "*chat"]], // by code points, as the server counts
  [
    "a b c",
    [
      [4, 5],
      [0, 1],
    ],
    ["*a", " b ", "*c"],
  ],
  [
    "abc",
    [
      [0, 2],
      [1, 3],
      [2, 2],
    ],
    ["*ab", "c"],
  ], // what overlaps, or is nothing, is passed over
  ["", [], []],
])("%j with spans %j is cut into %j", (text, spans, cut) => {
  expect(pieces(text, spans as never).map((one) => (one.strong ? `*${one.part}` : one.part))).toEqual(cut);
});

describe("what the server offers", () => {
  const { room, link } = roomWith();
  const offers = new Offers(room, () => 1);
  beforeEach(() => {
    const pick = (...of: (number | string | boolean)[]) => ({ kind: "pick" as const, of });
    const several = (least: number, most: number) =>
      ({ kind: "several", least, most, of: [], ordered: true }) as never;
    link.offer(
      1,
      prompt("start", { cards: several(2, 7) }),
      prompt("change", { sentence: pick(4), cards: several(3, 9) }, false),
      prompt("change", { sentence: pick(5), cards: several(2, 6) }, false),
      prompt("finish", { sentence: pick(4), proverb: pick(true) }, false),
      prompt("finish", { sentence: pick(5), proverb: pick(true, false) }, false),
      prompt("take", { sentence: pick(4), joker: pick("J1"), card: pick("w1:a"), into: pick(0, 5) }, false),
      prompt("draft", { lang: pick("fr", "en") }, false),
    );
  });
  test("once for each sentence", () => {
    expect([offers.has("start"), offers.has("end")]).toEqual([true, false]);
    expect(offers.picks("change", "sentence")).toEqual([4, 5]);
    expect([
      offers.least("start", 0),
      offers.least("change", 4),
      offers.least("change", 5),
      offers.least("change", 9),
    ]).toEqual([2, 3, 2, Infinity]);
    const swap = { act: "take", sentence: 4, card: "J1", mine: ["w1:a"], into: [0, 5] };
    expect([offers.swaps(4, "J1"), offers.swaps(4, "J2"), offers.swaps(5, "J1")]).toEqual([[swap], [], []]);
    expect([offers.picks("draft", "lang"), new Offers(room, () => null).has("start")]).toEqual([
      ["fr", "en"],
      false,
    ]);
  });
});

describe("points", () => {
  test("who leads, and how the zones lie", () => {
    expect(leaders(view(TURN, { totals: [5, 9, 9, 1] }))).toEqual({ seats: [1, 2], points: 9 });
    expect([
      inOrder(view(TURN)),
      inOrder(
        view(TURN, {
          teams: [
            [0, 2],
            [1, 3],
          ],
        }),
      ),
    ]).toEqual([
      [0, 1, 2, 3],
      [0, 2, 1, 3],
    ]);
  });
});

describe("what is read aloud", () => {
  const sentence = (text: string, more: object = {}) => ({
    text,
    lang: "fr",
    owner: 0,
    points: 12,
    spans: [],
    cards: [],
    values: 4,
    ...more,
  });
  test("each sentence in its own language, the rest in that of the screens", () => {
    const vote = view({
      name: "vote",
      what: "finish",
      voted: [],
      voters: [1],
      sentence: sentence("The cat sleeps", { lang: "en" }),
    });
    expect(said(votedLines(vote, name))).toEqual(["fr: Camille : terminée !", "en: The cat sleeps."]);
    const take = view({ name: "vote", what: "take", sentence: sentence("") });
    expect(said(votedLines(take, name))).toEqual([
      "fr: Camille échange une carte. La phrase garde-t-elle son sens ?",
    ]);
    expect(votedLines(view(TURN), name)).toEqual([]);
  });
  test("the jury hears all sentences again, but no proverb", () => {
    const piles = [
      sentence("Le chat dort.", { id: 1 }),
      sentence("Tel père", { id: 2, proverb: true }),
      sentence("Zut !", { id: 3 }),
    ];
    const lines = juryLines(view({ name: "jury" }, { piles }));
    expect(said(lines)).toEqual([
      "fr: La manche est finie. Voici les phrases.",
      "fr: Le chat dort.",
      "fr: Zut !",
    ]);
    expect(lines.map((one) => one.mark)).toEqual([undefined, 1, 3]);
  });
  test("the finest sentence of the deal, and who leads", () => {
    const sheets = [{ sentences: [sentence("A", { total: 3 }), sentence("B", { total: 30, owner: 4 })] }];
    expect(said(scoreLines(view({ name: "score" }, { sheets, totals: [9, 30] }), name))).toEqual([
      "fr: La plus belle phrase est d’Inès.",
      "fr: B.",
      "fr: Papi Jo mène avec 30 points.",
    ]);
    expect(said(scoreLines(view({ name: "score" }, { totals: [30, 30] }), name))).toEqual([
      "fr: Camille et Papi Jo mènent avec 30 points.",
    ]);
  });

  async function bigScreen() {
    await bringSentences("bornes");
    const { room, link } = roomWith();
    const recent = new Recent(room);
    const see = (now: cards.BornesView): void => {
      link.view = now as never;
      recent.see(now);
    };
    return {
      recent,
      see,
      hear: (key: string, params: object = {}, fresh = true) =>
        recent.hear([{ key, params: params as never }], fresh),
    };
  }
  const vote = (more: object = {}) =>
    view({
      name: "vote",
      what: "finish",
      voted: [],
      voters: [1],
      sentence: sentence("Le chat dort."),
      ...more,
    });
  test("a vote, then what came of it, one after the other within a turn", async () => {
    const { recent, see, hear } = await bigScreen();
    see(view(TURN));
    see(vote());
    expect(recent.passage).toMatchObject({ moment: "1 1 0", from: 0 });
    const { piles } = { piles: [sentence("Le chat dort.", { id: 1 })] };
    const after = view(TURN, { piles });
    see(after);
    recent.hear(
      [
        { key: "bornes-voted", params: { ayes: 2, noes: 1 } },
        { key: "bornes-accepted", params: { seat: 0 } },
      ],
      true,
    );
    expect(recent.verdict).toMatchObject({
      what: "finish",
      accepted: true,
      by: 0,
      ayes: 2,
      noes: 1,
      proverb: false,
    });
    expect(said(recent.passage?.lines)).toEqual([
      "fr: Camille : terminée !",
      "fr: Le chat dort.",
      "fr: Acceptée ! 12 points pour Camille.",
    ]);
    vi.advanceTimersByTime(8000);
    expect(recent.verdict).toBeNull();
    hear("bornes-refused", { seat: 0 });
    expect(recent.verdict?.accepted).toBe(false);
    see(vote());
    expect(recent.verdict).toBeNull(); // the next vote takes its place
    recent.stop();
  });
  test("an accepted sentence may be funny", async () => {
    const { recent, see } = await bigScreen();
    see(vote());
    see(view(TURN, { piles: [sentence("Le chat dort.", { id: 1 })] }));
    const accepted: Event[] = [
      { key: "bornes-voted", params: { ayes: 2, noes: 0 } },
      { key: "bornes-accepted", params: { seat: 0 } },
    ];
    recent.hear([...accepted, { key: "bornes-funny", params: { points: 20 } }], true);
    expect(recent.verdict).toMatchObject({ accepted: true, funny: true });
    expect(said(recent.passage?.lines).at(-1)).toBe(
      "fr: Acceptée, et drôle ! 12 points pour Camille, et vingt de plus.",
    );
    recent.stop();
  });
  test("a coup fourré crosses the screen for a moment, whoever plays it for his side", async () => {
    const { recent, see, hear } = await bigScreen();
    see(view({ name: "window", target: 1 }));
    hear("bornes-coup-fourre", { seat: 3 });
    expect(recent.fourre).toEqual({ by: 3, target: 1 });
    vi.advanceTimersByTime(4000);
    expect(recent.fourre).toBeNull();
  });
  test("what was freed is seen for a moment", async () => {
    const { recent, see } = await bigScreen();
    const open = (faute: string | null, censure: object | null) =>
      view(TURN, { zones: [zone({ sentences: [{ id: 7, faute }], censure }), zone()] });
    see(open("F1", { by: 1 }));
    see(open(null, null));
    expect([recent.freed, recent.speaks]).toEqual([[7], [0]]);
    vi.advanceTimersByTime(4500);
    expect([recent.freed, recent.speaks]).toEqual([[], []]);
  });
  test("six of the news are kept, the latest first; a toast that says the same goes", async () => {
    const { recent, see, hear } = await bigScreen();
    see(view(TURN));
    toast("x");
    for (let n = 0; n < 8; n += 1) hear("bornes-no-cards-left");
    expect([recent.news.length, recent.news[0]?.nth, toasts.text]).toEqual([6, 8, ""]);
    hear("bornes-discards", { seat: 0 });
    expect(recent.news[0]?.nth).toBe(8); // nothing to talk about
  });
  test("what happened before one came is no news to act on", async () => {
    const { recent, see, hear } = await bigScreen();
    see(view(TURN));
    hear("bornes-refused", { seat: 0 }, false);
    expect(recent.verdict).toBeNull();
  });
});

describe("what the cards could say", () => {
  test("is asked when the fingers rest, and once for the same", async () => {
    const { room, link } = roomWith();
    const asked = new Changing<{ cards: string[]; lang: "fr"; words: string[]; text: string } | null>(null);
    const play = like<BornesPlay>({ room, person: 1, view: { limits: { begun: 2 } } });
    const [proposals, unmount] = mounted(() => new Proposals(play, () => asked.now));
    const lies = (cards: string[], text = ""): void =>
      void (asked.now = { cards, lang: "fr", words: [], text });
    lies(["w1:a"]);
    await settled(1000);
    expect(link.sent).toHaveLength(0); // one card says nothing
    lies(["w1:a", "w2:a"]);
    await settled(300);
    expect(link.all).toMatchObject([
      { act: "advise", kind: "sentences", draft: { cards: ["w1:a", "w2:a"] } },
    ]);
    const answer = { sentences: [], proverb: "", printed: false, points: 3, spans: [], missing: [] };
    await link.last.accept(answer);
    expect([proposals.advice, proposals.verdict]).toEqual([answer, answer]);
    lies(["w1:a", "w2:a"], "Le chat");
    expect([proposals.advice, proposals.verdict]).toEqual([answer, null]); // of these cards, but not of this text
    lies(["w2:a", "w1:a"]);
    expect(proposals.advice).toBeNull();
    unmount();
  });
});

describe("the client of the game", () => {
  const as = (one: cards.BornesView) => like<Record<string, unknown>>(one);
  test.each([
    ["turn", false],
    ["vote", false],
    ["jury", false],
    ["score", true],
    ["ended", true],
  ])("in %s nothing is secret: %j", (phase, open) =>
    expect(client.isOpen(as(view({ name: phase })))).toBe(open),
  );
  test("who is silenced is asked, and his partner", () => {
    const window = as(
      view(
        { name: "window", target: 1 },
        {
          teams: [
            [0, 2],
            [1, 3],
          ],
        },
      ),
    );
    expect([0, 1, 2, 3].map((seat) => client.isAsked!(window, seat))).toEqual([false, true, false, true]);
    expect(client.isAsked!(as(view(TURN)), 1)).toBe(false);
  });
  test.each([
    ["a turn that time took away", view(TURN), view(TURN, { player: 1 }), 0, true, () => words.t.missed.turn],
    ["who ends it himself", view(TURN), view(TURN, { player: 1 }), 0, false, () => ""],
    ["a turn that goes on", view(TURN), view(TURN), 0, true, () => ""],
    ["a vote", view({ name: "vote", voted: [2] }), view(TURN), 1, true, () => words.t.missed.vote],
    ["who has voted", view({ name: "vote", voted: [2] }), view(TURN), 2, true, () => ""],
  ])("what was missed: %s", (_, before, after, seat, late, text) => {
    expect(client.missed!(as(before), as(after), seat, null, late)).toBe(text());
  });
  test.each([
    [{ name: "turn" }, { seat: null, awaited: false }, {}, "couch"],
    [{ name: "turn" }, { seat: 0, awaited: true }, {}, "plays"],
    [{ name: "turn" }, { seat: 0, awaited: true }, { zones: [zone({ censure: { by: 1 } })] }, "silenced"],
    [{ name: "turn" }, { seat: 0, awaited: false }, {}, "waits"],
    [{ name: "window", target: 0 }, { seat: 0, awaited: false }, {}, "silenced"],
  ])("what to do here in %j, %j is who %s", (phase, asking, more, role) => {
    expect(whatNow(as(view(phase, more)), { person: null, may: () => false, ...asking }).key).toBe(
      `bornes:${phase.name}-${role}`,
    );
  });
  test("an attacked one who holds the card may play it", () => {
    const told = whatNow(as(view({ name: "window", target: 0 })), {
      seat: 0,
      person: 1,
      awaited: false,
      may: (act) => act === "coup-fourre",
    });
    expect(told.key).toBe("bornes:window-plays");
  });
});
