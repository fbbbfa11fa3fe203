// Who is who at a table, and in whose hands a device is.
import { beforeEach, describe, expect, test } from "vitest";
import type { KeepingView } from "../../src/gen/wire";
import { isAbsent, type Room } from "../../src/lib/room.svelte";
import { May } from "../../src/lib/play/may";
import { goOnTogether, spokenTo, playersTogether } from "../../src/lib/sharedDevice.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import { match, person, prompt, roomWith, type FakeLink } from "../support/table.svelte";

test.each([
  [{}, false],
  [{ presence: "away" }, false],
  [{ presence: "gone" }, true],
  [{ missing: true }, true],
  [{ presence: "gone", level: 2 }, false],
  [{ presence: "gone", stand_in: 1 }, false],
] as const)("somebody who is %j is absent: %j", (about, absent) => {
  expect(isAbsent(person(2, about))).toBe(absent);
});

describe("a room", () => {
  test("knows who keeps the table, and whether that is one of us", () => {
    const { room } = roomWith({ host: 2, acting: 3 }, [2, 1]);
    expect([room.host.name, room.hosting, room.hostSelf, room.acting, room.watching]).toEqual([
      "Papi Jo",
      true,
      2,
      undefined,
      false,
    ]);
    const guest = roomWith({ host: 2, acting: 3 }, [3]).room;
    expect([guest.hosting, guest.hostSelf, guest.acting, guest.speaker]).toEqual([false, undefined, 3, 3]);
    const nobody = roomWith({}, []).room;
    expect([nobody.watching, nobody.speaker]).toEqual([true, undefined]);
  });

  test("a match is played until it has an outcome", () => {
    const outcome = { standings: [], winners: [] };
    expect(roomWith().room.playing).toBe(true);
    expect(roomWith({ match: null }).room.playing).toBe(false);
    expect(roomWith({ match: match({ outcome }) }).room.playing).toBe(false);
  });

  const over = { standings: [], winners: [] };
  const question = (about: Partial<KeepingView>): KeepingView => ({
    match: "m1",
    asked: [1, 2],
    answered: 0,
    fate: "",
    later: 0,
    ...about,
  });

  test.each([
    [match(), [], false],
    [match({ outcome: over }), [], true],
    [match({ outcome: over, private: true }), [], false],
    [match({ outcome: over, private: true }), [question({})], false],
    [match({ outcome: over, private: true }), [question({ match: "m0", fate: "kept" })], false],
    [match({ outcome: over, private: true }), [question({ fate: "kept" })], true],
  ])("it can be seen again (%#)", (match, keeping, again) => {
    expect(roomWith({ match, keeping }).room.replayable).toBe(again);
  });

  test("who played a private match is asked about it, until all are told how it ended", () => {
    expect(roomWith({ keeping: [question({})] }, [2]).room.asked).toBe(true);
    expect(roomWith({ keeping: [question({})] }, [3]).room.asked).toBe(false);
    expect(roomWith({ keeping: [question({ fate: "forgotten" })] }, [2]).room.asked).toBe(false);
  });

  test("whoever has the host's role on loan keeps the match going and hosts nothing", () => {
    const { room } = roomWith({ host: 2, lent_by: 1 }, [2]);
    expect([room.hosting, room.minding, room.hostSelf]).toEqual([false, true, 2]);
  });

  test("who sits on a seat, or sat there and has left", () => {
    const { room, link } = roomWith({ match: match({ seats: [3, 1, 9] }) });
    expect([room.name(0), room.name(1), room.seatOf(1), room.seatOf(2)]).toEqual([
      "Mamie",
      "Camille",
      1,
      null,
    ]);
    expect(room.seated(2)).toMatchObject({ id: 9, name: "?", presence: "gone" });
    room.notice(room.people);
    link.table = { ...link.table, people: [person(1)] };
    expect(room.seated(0)).toMatchObject({ name: "Mamie", animal: "chat", presence: "gone" });
    link.table = {
      ...link.table,
      evening: [{ match: "m1", names: ["a", "b", "Zoé"], animals: ["", "", "ours"] } as never],
    };
    expect(room.seated(2)).toMatchObject({ name: "Zoé", animal: "ours" });
    expect(room.person(77)).toMatchObject({ id: 77, name: "?" });
  });

  test("what the server offers somebody, and whether the table waits for him", () => {
    const { room, link } = roomWith();
    link.offer(1, prompt("draw", undefined, false), prompt("say", { of: { kind: "pick", of: [4, 5] } }));
    link.offer(2, prompt("look", { text: { kind: "text", most: 40 } as never }, false));
    expect([room.awaited(1), room.awaited(2), room.awaited(3)]).toEqual([true, false, false]);
    expect(room.prompt(1, "draw")?.act).toBe("draw");
    expect(room.prompt(2, "draw")).toBeUndefined();
    const may = new May(room, () => 1);
    expect([may.has("say"), may.has("look"), may.of("say", "of"), may.of("draw", "of")]).toEqual([
      true,
      false,
      [4, 5],
      [],
    ]);
    expect([new May(room, () => 2).most("look", "text", 9), may.most("draw", "text", 9)]).toEqual([40, 9]);
    expect(new May(room, () => null).has("say")).toBe(false);
  });

  test("a wish that is refused is told in passing", async () => {
    const { room, link } = roomWith({ host: 2 }, [1, 2]);
    const granted = room.wish({ act: "pause" } as never);
    expect(link.last.as).toBe(2); // who keeps the table speaks
    await link.last.accept();
    expect(await granted).toBe(true);
    const refused = room.wish({ act: "pause" } as never, 1);
    expect(link.last.as).toBe(1);
    await link.last.refuse("paused", "Déjà.");
    expect([await refused, toasts.text, toasts.kind]).toEqual([false, "Déjà.", "refused"]);
    const broken = room.wish({ act: "pause" } as never).catch((fault: Error) => fault.message);
    await link.last.break(new Error("oops"));
    expect(await broken).toBe("oops");
  });
});

describe("a device that several share", () => {
  let room: Room;
  let link: FakeLink;
  /** For whom the table waits. */
  const waitsFor = (...people: number[]): void => {
    for (const one of [1, 2, 3]) link.offer(one, ...(people.includes(one) ? [prompt("act")] : []));
  };
  const seen = () => ({ next: room.device.next, holder: room.device.holder, curtain: room.device.curtain });
  beforeEach(() => {
    ({ room, link } = roomWith({}, [1, 2]));
  });

  test("a curtain hangs until one of those the table waits for lifts it", () => {
    waitsFor(2);
    expect(seen()).toEqual({ next: 2, holder: null, curtain: true });
    room.device.lift(2);
    expect(seen()).toEqual({ next: 2, holder: 2, curtain: false });
    waitsFor(1, 2);
    expect(seen().holder).toBe(2); // whoever holds it keeps it while the table waits for him
    waitsFor(1);
    expect(seen()).toEqual({ next: 1, holder: null, curtain: true });
    room.device.lift(1);
    waitsFor();
    expect(seen()).toEqual({ next: 1, holder: 1, curtain: false }); // the table waits for nobody else here
    room.device.drop();
    expect(seen()).toEqual({ next: null, holder: null, curtain: true });
  });

  test("the wrong person lifts nothing", () => {
    waitsFor(2);
    room.device.lift(1);
    expect(seen()).toEqual({ next: 2, holder: null, curtain: true });
  });

  test("it is called to the other when one has used up his time, and who was late is known", () => {
    waitsFor(1, 2);
    room.device.lift(1);
    expect([seen().holder, room.device.late]).toEqual([1, null]);
    link.table = { ...link.table, called: [2] };
    expect([seen(), room.device.late]).toEqual([{ next: 2, holder: null, curtain: true }, 1]);
    room.device.lift(2);
    expect([seen().holder, room.device.late]).toEqual([2, null]);
  });

  test("somebody who may answer and need not is passed the device after those who must", () => {
    room.device.isAsked = (one) => one === 2;
    waitsFor(1);
    expect(seen().next).toBe(1);
    waitsFor();
    expect(seen()).toEqual({ next: 2, holder: null, curtain: true });
    room.device.lift(2);
    expect(seen().holder).toBe(2);
    room.device.isAsked = () => true;
    expect(seen().holder).toBe(2); // he keeps it
  });

  test("where nothing is secret there is no curtain", () => {
    room.device.isOpen = () => true;
    waitsFor();
    expect(seen()).toEqual({ next: 1, holder: 1, curtain: false });
    waitsFor(2);
    expect(seen()).toEqual({ next: 2, holder: 2, curtain: false });
  });

  test("nor when no match is played, nor for one player beside somebody who only watches", () => {
    waitsFor(2);
    link.table = { ...link.table, match: match({ seats: [2, 3] }) };
    expect([room.device.players, seen()]).toEqual([[2], { next: 2, holder: 2, curtain: false }]);
    link.table = { ...link.table, match: null };
    expect([room.device.players, seen()]).toEqual([[], { next: 1, holder: 1, curtain: false }]);
  });

  test("alone there is never a curtain", () => {
    link.you = [2];
    for (const people of [[], [1], [2], [1, 2]]) {
      waitsFor(...people);
      expect(seen()).toEqual({ next: 2, holder: 2, curtain: false });
    }
    expect(room.device.shared).toBe(false);
  });

  test("who looks at it together, and who goes on by a tap on it", () => {
    link.offer(1, prompt("go-on"));
    link.offer(2);
    expect([
      playersTogether(room),
      spokenTo(room, 0),
      goOnTogether(room, 1),
      goOnTogether(room, null),
    ]).toEqual([null, 0, [1], []]);
    room.device.isOpen = () => true;
    expect([playersTogether(room), spokenTo(room, 0), goOnTogether(room, null)]).toEqual([[1, 2], null, [1]]);
    link.offer(2, prompt("go-on"));
    expect(goOnTogether(room, 1)).toEqual([1, 2]);
    link.you = [1];
    expect(playersTogether(room)).toBeNull();
  });
});
