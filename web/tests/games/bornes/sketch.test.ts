// The sentence that somebody puts together, and what is done with it.
import { describe, expect, test } from "vitest";
import { Laying } from "../../../src/games/bornes/phone/laying.svelte";
import { Offers } from "../../../src/games/bornes/phone/offers";
import type { BornesPlay } from "../../../src/games/bornes/phone/play.svelte";
import { NEW, Sketch } from "../../../src/games/bornes/phone/sketch.svelte";
import type { Action, BornesMine, BornesView, DraftView } from "../../../src/games/bornes/view";
import { Doing } from "../../../src/lib/attempt.svelte";
import { Changing, mounted } from "../../support/reactive.svelte";
import { like } from "../../support/said";
import { prompt, roomWith, settled } from "../../support/table.svelte";

const face = (fr: string) => ({ fr, en: fr, value: 2, picture: "" });
const DECK = {
  a: { a: face("chat"), b: face("chien") },
  b: { a: face("lit") },
  c: { a: face("gris") },
  d: { a: face("dort") },
};
const laid = (...ups: string[]) => ups.map((up) => ({ up, value: 2 }));
const sentence = (id: number, ups: string[], more: object = {}) => ({
  id,
  owner: 0,
  cards: laid(...ups),
  lang: "fr",
  text: "",
  spans: [],
  points: 1,
  values: 2,
  ...more,
});
const view = (sentences: object[] = [], more: object = {}): BornesView =>
  like({
    phase: { name: "turn", tries: 1 },
    options: { language: "fr" },
    limits: { begun: 2, finished: 4, tries: 3 },
    deck: DECK,
    blanks: {},
    zones: [{ sentences }],
    piles: [],
    teams: [],
    ...more,
  });
const mine = (hand: string[], draft: DraftView | null = null): BornesMine =>
  like({ hand, draft, vote: null, funny: null });
const REST = 400; // milliseconds
const HAND = ["a", "b", "c", "d", "J1"];

function begun(first: { view?: BornesView; mine?: BornesMine } = {}) {
  const { room, link } = roomWith();
  const now = new Changing({ view: first.view ?? view(), mine: first.mine ?? mine(HAND) });
  const may = new Changing(true);
  const [made, unmount] = mounted(() => {
    class Now extends Offers {
      override has(act: string): boolean {
        return act === "draft" ? may.now : super.has(act);
      }
    }
    const offers = new Now(room, () => 1);
    const play = like<BornesPlay>({
      room,
      doing: new Doing<Action>(room, () => 1),
      may: offers,
      get view() {
        return now.now.view;
      },
      get mine() {
        return now.now.mine;
      },
      get phase() {
        return now.now.view.phase;
      },
      get turn() {
        return offers.has("discard") || offers.has("end");
      },
    });
    const sketch = new Sketch(play, 1);
    return { play, sketch, laying: new Laying(play, sketch) };
  });
  return { ...made, link, now, may, unmount };
}

describe("a sentence that is put together", () => {
  test("lies here at once, and on the server in one piece", async () => {
    const { sketch, link } = begun();
    for (const up of ["a:a", "b:a", "c:a"]) sketch.add(up);
    expect([sketch.cards, link.all]).toEqual([["a:a", "b:a", "c:a"], []]);
    await settled(REST);
    expect(link.all).toMatchObject([
      { act: "draft", cards: ["a:a", "b:a", "c:a"], sentence: NEW, text: "", taken: null },
    ]);
    await link.last.accept();
    await settled(REST);
    expect(link.sent).toHaveLength(1);
  });
  test("cards are put in a place, moved, turned and taken back", () => {
    const { sketch } = begun();
    sketch.add("a:a");
    sketch.add("b:a");
    sketch.add("c:a", 1);
    sketch.add("c:a"); // it lies there
    expect(sketch.cards).toEqual(["a:a", "c:a", "b:a"]);
    sketch.move(0, 2);
    sketch.turn("a:a");
    expect(sketch.cards).toEqual(["c:a", "b:a", "a:b"]);
    sketch.remove("b:a");
    expect(sketch.cards).toEqual(["c:a", "a:b"]);
    sketch.clear();
    expect([sketch.cards, sketch.differs]).toEqual([[], false]);
  });
  test("a text that was proposed goes with the cards it was for; one's own stays", () => {
    const { sketch } = begun();
    sketch.add("a:a");
    sketch.tell("Le chat", false);
    sketch.add("b:a");
    expect(sketch.text).toBe("");
    sketch.tell("Mon chat", true);
    sketch.add("c:a");
    expect([sketch.text, sketch.own]).toEqual(["Mon chat", true]);
    sketch.tell("  ", true);
    expect(sketch.own).toBe(false);
  });
  test("is found again after a reload or from another device, unless a finger was quicker", async () => {
    const draft: DraftView = {
      sentence: 0,
      cards: ["a:b", "J1"],
      lang: "en",
      text: "My cat",
      words: ["cat"],
      pictures: [],
      taken: null,
    };
    const { sketch, link, now } = begun({ mine: mine(HAND, draft) });
    expect([
      sketch.cards,
      sketch.lang,
      sketch.text,
      sketch.wordOf("J1"),
      sketch.own,
      link.sent.length,
    ]).toEqual([["a:b", "J1"], "en", "My cat", "cat", true, 0]);
    sketch.add("b:a");
    now.now = { ...now.now, mine: mine(HAND, { ...draft, cards: ["c:a"] }) };
    expect(sketch.cards).toEqual(["a:b", "J1", "b:a"]);
    await settled(REST);
    await link.last.accept();
  });
  test("cards that are no longer mine are left out", () => {
    const { sketch, now } = begun();
    sketch.add("a:a");
    sketch.add("b:a");
    now.now = { ...now.now, mine: mine(["b"]) };
    expect(sketch.cards).toEqual(["b:a"]);
  });
  test("goes to another sentence, and is begun anew when that is gone", () => {
    const lies = sentence(7, ["d:a"], { text: "Dort.", lang: "en" });
    const { sketch, now } = begun({ view: view([lies]), mine: mine(["a", "b"]) });
    sketch.aim(7);
    expect([sketch.cards, sketch.text, sketch.lang, sketch.differs]).toEqual([["d:a"], "Dort.", "en", false]);
    sketch.add("a:a");
    expect([sketch.fresh, sketch.differs, sketch.text]).toEqual([["a:a"], true, ""]);
    sketch.remove("d:a"); // what lies on the table stays there
    expect(sketch.cards).toEqual(["d:a", "a:a"]);
    now.now = { ...now.now, view: view() };
    expect([sketch.sentence, sketch.cards]).toEqual([NEW, ["a:a"]]);
  });
  test("a sentence that grew under another's hand has its new cards", () => {
    const { sketch, now } = begun({ view: view([sentence(7, ["d:a"])]), mine: mine(["a"]) });
    sketch.aim(7);
    sketch.add("a:a");
    now.now = { ...now.now, view: view([sentence(7, ["d:a", "b:a"])]) };
    expect(sketch.cards).toEqual(["b:a", "d:a", "a:a"]);
  });
  test("a joker waits for its word", () => {
    const { sketch } = begun();
    sketch.add("J1");
    sketch.add("a:a");
    expect([sketch.wordless, sketch.words]).toEqual(["J1", []]);
    sketch.say("J1", " eau ");
    expect([sketch.wordless, sketch.words, sketch.pictures]).toEqual([null, ["eau"], []]);
    sketch.draw("J1", "goutte");
    expect(sketch.pictures).toEqual(["goutte"]);
  });
  test("while the moment is not there, or the line is lost, the next chance tells it", async () => {
    const { sketch, link, may } = begun();
    may.now = false;
    sketch.add("a:a");
    await settled(REST);
    expect(link.sent).toHaveLength(0);
    may.now = true;
    await settled(REST);
    expect(link.all).toMatchObject([{ cards: ["a:a"] }]);
    await link.last.refuse();
    sketch.add("b:a");
    await settled(REST);
    expect(link.all[1]).toMatchObject({ cards: ["a:a", "b:a"] });
  });
  test("a joker that is taken spends the card that comes in its place", () => {
    const lies = sentence(7, ["J1", "d:a"]);
    const { sketch } = begun({ view: view([lies]), mine: mine(["a", "b"]) });
    sketch.add("a:a");
    sketch.add("b:a");
    sketch.take({ sentence: 7, joker: "J1", card: "a:a", said: "" }, NEW);
    expect([sketch.cards, sketch.taken?.joker]).toEqual([["b:a", "J1"], "J1"]);
    sketch.remove("J1");
    expect(sketch.taken).toBeNull();
  });
});

describe("laying it", () => {
  const several = (least: number) => ({ kind: "several", least, most: 9, of: [], ordered: true }) as never;
  const turn = (link: ReturnType<typeof begun>["link"]): void =>
    link.offer(
      1,
      prompt("start", { cards: several(2) }),
      prompt("end"),
      prompt("finish", { sentence: { kind: "pick", of: [7] } }),
    );
  test("takes two cards, and a word for each joker", () => {
    const { play, sketch, laying, link } = begun();
    expect([play.turn, laying.mayLay]).toEqual([false, false]);
    turn(link);
    sketch.add("a:a");
    expect([play.turn, laying.mayLay]).toEqual([true, false]);
    sketch.add("J1");
    expect(laying.mayLay).toBe(false);
    sketch.say("J1", "eau");
    expect(laying.mayLay).toBe(true);
  });
  test("it is laid, and nothing is left to put together", async () => {
    const { sketch, laying, link } = begun();
    turn(link);
    sketch.add("a:a");
    sketch.add("b:a");
    const lays = laying.lay();
    sketch.tell("trop tard", true); // nothing overtakes what is being laid
    await settled(REST);
    expect(link.all).toMatchObject([{ act: "start", cards: ["a:a", "b:a"], lang: "fr" }]);
    await link.last.accept();
    expect([await lays, sketch.cards]).toEqual([true, []]);
  });
  test("what is refused stays as it was", async () => {
    const { sketch, laying, link } = begun();
    turn(link);
    sketch.add("a:a");
    sketch.add("b:a");
    const lays = laying.lay();
    await settled();
    await link.last.refuse();
    expect([await lays, sketch.cards]).toEqual([false, ["a:a", "b:a"]]);
  });
  test("four cards and a text are finished, or two that are a proverb", () => {
    const { sketch, laying, link } = begun();
    turn(link);
    for (const up of ["a:a", "b:a", "c:a"]) sketch.add(up);
    sketch.tell("Le chat gris au lit", true);
    expect(laying.mayFinish).toBe(false);
    sketch.proverb = true;
    expect(laying.mayFinish).toBe(true);
    sketch.proverb = false;
    sketch.add("d:a");
    expect(laying.mayFinish).toBe(true);
    sketch.tell(" ", true);
    expect(laying.mayFinish).toBe(false);
  });
  test("a sentence that the table refuses comes back to be mended", async () => {
    const { sketch, laying, link, now } = begun({
      view: view([sentence(7, ["d:a"], { text: "Dort." })]),
      mine: mine(["a", "b", "c"]),
    });
    turn(link);
    sketch.aim(7);
    await settled(REST);
    for (const one of link.sent) await one.accept();
    const finishes = laying.finish(false, "Dort.");
    await settled();
    expect(link.last.what).toEqual({ act: "finish", sentence: 7, text: "Dort.", proverb: false });
    now.now = {
      ...now.now,
      view: view([sentence(7, ["d:a"], { text: "Dort." })], { phase: { name: "vote" } }),
    };
    await link.last.accept();
    await finishes;
    expect(sketch.cards).toEqual([]);
    now.now = { ...now.now, view: view([sentence(7, ["d:a"], { text: "Dort." })]) };
    expect([sketch.sentence, sketch.cards, sketch.text, laying.restored]).toEqual([
      7,
      ["d:a"],
      "Dort.",
      true,
    ]);
  });
  test("one that was accepted does not", async () => {
    const { sketch, laying, link, now } = begun({ view: view([sentence(7, ["d:a"], { text: "Dort." })]) });
    turn(link);
    sketch.aim(7);
    await settled(REST);
    for (const one of link.sent) await one.accept();
    const finishes = laying.finish(false, "Dort.");
    await settled();
    now.now = { ...now.now, view: view([], { phase: { name: "vote" } }) };
    await link.last.accept();
    await finishes;
    now.now = { ...now.now, view: view([], { piles: [{ id: 7 }] }) };
    expect([sketch.cards, laying.restored]).toEqual([[], false]);
  });
});
