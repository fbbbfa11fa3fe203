// What is held after frames that tell only what changed (docs/protocol.md, Patches).
import { describe, expect, test } from "vitest";
import { patched, spread } from "../../src/lib/held";
import { merged } from "../../src/lib/wire";
import { prompt } from "../support/table.svelte";

describe("a patch", () => {
  const held = { a: 1, deep: { b: [1, 2, { c: 3 }], d: "x" }, list: [1], rows: [{ n: 1, m: 5 }] };
  test.each<[string, object, object]>([
    ["nothing changes nothing", {}, held],
    ["a key replaces that key", { a: 2 }, { ...held, a: 2 }],
    ["a new key is added", { z: null }, { ...held, z: null }],
    ["null is a value", { a: null }, { ...held, a: null }],
    ["a path leads into what is held", { "deep/d": "y" }, { ...held, deep: { ...held.deep, d: "y" } }],
    [
      "and into a list, by number",
      { "deep/b/2/c": 4 },
      { ...held, deep: { ...held.deep, b: [1, 2, { c: 4 }] } },
    ],
    ["a list grows by +", { "list+": [2, 3] }, { ...held, list: [1, 2, 3] }],
    [
      "by + also along a path",
      { "deep/b+": [9] },
      { ...held, deep: { ...held.deep, b: [1, 2, { c: 3 }, 9] } },
    ],
    [
      "rows told by columns: what all share is told once",
      { "rows*3": { n: [1, 2, 3], m: 5 } },
      {
        ...held,
        rows: [
          { n: 1, m: 5 },
          { n: 2, m: 5 },
          { n: 3, m: 5 },
        ],
      },
    ],
    ["no rows at all", { "rows*0": { n: [] } }, { ...held, rows: [] }],
    [
      "= keeps these keys of what was there, and no others",
      { "deep=d": { e: 1 } },
      { ...held, deep: { d: "x", e: 1 } },
    ],
    ["= of several", { "deep=b,d": {} }, held],
    [
      "columns within a value that is told whole",
      { deep: { "kids*2": { age: [3, 4] } } },
      { ...held, deep: { kids: [{ age: 3 }, { age: 4 }] } },
    ],
    [
      "columns within what is added",
      { "list+": [{ "kids*2": { age: [3, 4], of: "x" } }] },
      {
        ...held,
        list: [
          1,
          {
            kids: [
              { age: 3, of: "x" },
              { age: 4, of: "x" },
            ],
          },
        ],
      },
    ],
  ])("%s", (_, told, after) => {
    const before = structuredClone(held);
    expect(patched(held, told)).toEqual(after);
    expect(held).toEqual(before); // what was held before stays as it was
  });

  test("onto nothing is all there is", () => {
    expect(patched(null, { a: 1, "b*2": { n: [1, 2] } })).toEqual({ a: 1, b: [{ n: 1 }, { n: 2 }] });
  });

  test("what is not named stays the very same", () => {
    const after = patched(held, { "deep/d": "y" });
    expect(after.list).toBe(held.list);
    expect(after.deep.b).toBe(held.deep.b);
  });

  test("a list that has a number is told once and then named by it", () => {
    const remembered = new Map();
    const first = patched(null, { "prompts#7": [{ "needs*1": { n: [1] } }] }, remembered);
    expect(first).toEqual({ prompts: [{ needs: [{ n: 1 }] }] });
    expect(patched({ prompts: [] }, { "prompts@": 7 }, remembered)).toEqual(first);
    expect(patched({ prompts: [1] }, { "prompts@": 8 }, remembered)).toEqual({ prompts: undefined });
  });

  test("several are taken in their order", () => {
    expect(patched({ list: [1] }, { list: [5], "list+": [6], "list/0": 7 })).toEqual({ list: [7, 6] });
  });
});

test("events of one kind that were told together are spread", () => {
  expect(
    spread([
      { key: "a", params: { seat: 1 } },
      { key: "b", "params*2": { seat: [1, 2], word: "eau" } } as never,
      { key: "c" } as never,
    ]),
  ).toEqual([
    { key: "a", params: { seat: 1 } },
    { key: "b", params: { seat: 1, word: "eau" } },
    { key: "b", params: { seat: 2, word: "eau" } },
    { key: "c" },
  ]);
});

test("what each person alone may know is kept by person", () => {
  const before = { "1": { view: { hand: "A" }, prompts: [] }, "2": { view: { hand: "B" }, prompts: [] } };
  const remembered = new Map();
  const after = merged(
    before,
    { "1": { "view/hand": "AZ" } as never, "2": null, "3": { "prompts#1": [prompt("draw")] } as never },
    remembered,
  );
  expect(after).toEqual({
    "1": { view: { hand: "AZ" }, prompts: [] },
    "3": { view: undefined, prompts: [prompt("draw")] },
  });
  expect(Object.keys(before)).toEqual(["1", "2"]);
  expect(merged(after, { "1": { "prompts@": 1 } as never }, remembered)["1"]?.prompts).toEqual([
    prompt("draw"),
  ]);
});
