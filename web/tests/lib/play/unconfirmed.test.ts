// A value that is shown before the server has it.
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { AnyAction } from "../../../src/gen/actions";
import { Unconfirmed, type Told } from "../../../src/lib/play/unconfirmed.svelte";
import { keep, recall } from "../../../src/lib/storage";
import { Changing, mounted } from "../../support/reactive.svelte";
import { roomWith, settled } from "../../support/table.svelte";

const REST = 400; // milliseconds
const write = (text: string, done: boolean): AnyAction => ({ act: "write", text, done });

function begun(more: Partial<Told<string>> = {}, onServer = "") {
  const { room, link } = roomWith();
  const server = new Changing({ text: onServer, done: false });
  const [one, unmount] = mounted(
    () =>
      new Unconfirmed<string>(room, 1, {
        server: () => server.now.text,
        handedIn: () => server.now.done,
        empty: (text) => text === "",
        draft: (text) => write(text, false),
        ...more,
      }),
  );
  return { room, link, one, server, unmount };
}

test("it is shown at once, and told as a draft when the fingers rest", async () => {
  const { one, link } = begun();
  one.value = "u";
  one.value = "un";
  expect([one.value, link.sent.length]).toEqual(["un", 0]);
  await settled(REST);
  expect(link.all).toEqual([write("un", false)]);
});

test("until something is done here, what the server has is shown, and not told back", async () => {
  const { one, server, link } = begun({}, "a");
  server.now = { text: "b", done: false };
  flushSync();
  one.save();
  await settled(REST);
  expect([one.value, link.sent.length]).toEqual(["b", 0]);
});

test("no draft overtakes what is handed in, and what was accepted is away", async () => {
  const { one, link, server } = begun();
  one.value = "un";
  const given = one.handIn(write("un", true));
  expect([one.away, await one.handIn(write("un", true))]).toEqual([true, false]);
  await settled(REST);
  expect(link.all).toEqual([write("un", true)]);
  await link.last.accept();
  server.now = { text: "un", done: true };
  expect([await given, one.away, link.sent.length]).toEqual([true, true, 1]);
});

test("what was refused is a draft again, and why is told", async () => {
  const { one, link } = begun();
  one.value = "un";
  const given = one.handIn(write("un", true));
  await settled();
  await link.last.refuse("no", "Non.");
  expect([await given, one.away, one.say]).toEqual([false, false, "Non."]);
  await settled(REST);
  expect(link.all).toEqual([write("un", true), write("un", false)]);
  one.value = "une";
  expect(one.say).toBe("");
});

test("it is taken back at once, and becomes a draft on the server", async () => {
  const { one, link, server } = begun({}, "un");
  server.now = { text: "un", done: true };
  const back = one.takeBack(write("un", false));
  expect(one.away).toBe(false);
  await settled();
  expect(link.all).toEqual([write("un", false)]);
  server.now = { text: "un", done: false };
  await link.last.accept();
  await back;
  expect(one.away).toBe(false);
});

test.each([
  ["what this device has", "ici", "", false, "ici"],
  ["what the server has, where this device has nothing", "", "là", false, "là"],
  ["what was handed in, whatever lies here", "ici", "là", true, "là"],
])("a text begins with %s", (_, here, onServer, done, text) => {
  if (here) keep("draft:slot", here);
  const { one } = begun({ slot: "draft:slot", handedIn: () => done }, onServer);
  expect(one.value).toBe(text);
});

test("a text is kept on this device at every stroke", () => {
  const { one } = begun({ slot: "draft:kept" });
  one.value = "u";
  expect(recall("draft:kept", "")).toBe("u");
});

test("whoever did not confirm it is told what became of it", async () => {
  const { one, link, room } = begun({ news: () => ({ counted: "Compté.", lost: "Perdu." }) });
  one.value = "un";
  flushSync();
  room.timeUp.close();
  expect(room.timeUp.news).toEqual({ 1: "Perdu." });
  one.value = "une";
  await settled(REST);
  await link.last.accept();
  room.timeUp.close();
  expect(room.timeUp.news).toEqual({ 1: "Compté." });
});

test("what is emptied is saved too, where what was typed before must not count", async () => {
  const { one, link } = begun({ erasable: true }, "un");
  one.value = "";
  await settled(REST);
  expect(link.all).toEqual([write("", false)]);
});

test("what the server had before may count, whatever was typed since", () => {
  const news = (): { counted: string; lost: string } => ({ counted: "Compté.", lost: "Perdu." });
  const { one, room } = begun({ counts: () => true, news }, "un");
  one.value = "une";
  flushSync();
  room.timeUp.close();
  expect(room.timeUp.news).toEqual({ 1: "Compté." });
});
