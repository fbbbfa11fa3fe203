// What is said, in the language that was chosen, as far as it has come.
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  Catalogue,
  preloadOtherLanguage,
  withCatalogues,
  changeLanguage,
  catalogue,
  uiText,
} from "../../src/lib/i18n.svelte";
import { chooseLanguage } from "../../src/lib/language";
import { bringSentences, sentence } from "../../src/lib/sentences";
import { settings } from "../../src/lib/settings.svelte";
import { toast, toasts } from "../../src/lib/toasts.svelte";
import { eventually } from "../support/table.svelte";

const name = (seat: number): string => ["Camille", "Papi Jo"][seat] ?? "?";

describe("an event", () => {
  beforeEach(async () => {
    await bringSentences();
  });
  test.each([
    [{ key: "table-host", params: { name: "Mamie" } }, "Mamie tient maintenant la table."],
    [{ key: "table-paused" }, "La partie est en pause : reprenez-la d’abord."],
    [{ key: "table-unheard-of", params: {} }, ""],
    [{ key: "nobody-knows-this-area", params: {} }, ""],
  ])("%j is told", (event, text) => {
    expect(
      sentence(event as never, name)
        .replaceAll("\u202f", " ")
        .replaceAll("\u00a0", " "),
    ).toBe(text);
  });
  test("a seat is told by the name of who sits there, and a number is no seat", async () => {
    const named = vi.fn(name);
    sentence({ key: "table-more-time", params: { seat: 1, other_seat: 0, seats: 3, name: "x" } }, named);
    expect(named.mock.calls).toEqual([[1], [0]]);
  });
  test("in another language it is silent until that has come", async () => {
    settings.lang = "en";
    const event = { key: "table-host", params: { name: "Mamie" } };
    expect(sentence(event, name)).toBe("");
    await eventually(() => expect(sentence(event, name)).toBe("Mamie is the host now."));
  });
});

describe("a catalogue", () => {
  test("fetches each language once, when it is asked for", async () => {
    const editions = { fr: vi.fn(async () => "bonjour"), en: vi.fn(async () => "hello") };
    const book = new Catalogue(editions);
    expect([book.has("fr"), book.said]).toEqual([false, undefined]);
    await book.bring("fr");
    await book.bring("fr");
    expect([book.said, book.has("en"), editions.fr.mock.calls.length]).toEqual(["bonjour", false, 1]);
    settings.lang = "en";
    expect(book.said).toBeUndefined();
    await book.bring("en");
    expect(book.said).toBe("hello");
  });

  test("all that a page reads from change their language together", async () => {
    const one = catalogue({ fr: async () => "un", en: async () => "one" });
    await withCatalogues(Promise.resolve());
    expect([one.t, uiText.t.common.yourTurn]).toEqual(["un", expect.any(String)]);
    const french = uiText.t.common.yourTurn;
    expect(await changeLanguage("en")).toBe(true);
    expect([settings.lang, one.t]).toEqual(["en", "one"]);
    expect(uiText.t.common.yourTurn).not.toBe(french);
  });

  test("of two choices the last one counts", async () => {
    let come = (): void => undefined;
    catalogue({ fr: async () => "un", en: () => new Promise<string>((done) => (come = () => done("one"))) });
    await withCatalogues(Promise.resolve());
    const english = changeLanguage("en");
    const french = changeLanguage("fr");
    come();
    await Promise.all([english, french]);
    expect(settings.lang).toBe("fr");
  });

  test("a language that cannot be fetched leaves the page in the one it has, and says so", async () => {
    let fails = true;
    catalogue({
      fr: async () => "un",
      en: async () => {
        if (fails) throw new Error("no network");
        return "one";
      },
    });
    await withCatalogues(Promise.resolve());
    chooseLanguage("en");
    await vi.advanceTimersByTimeAsync(0);
    await eventually(() => expect(toasts.text).toBe(uiText.t.home.unreachable));
    expect([settings.lang, toasts.kind]).toEqual(["fr", "refused"]);

    // A browser does not ask again for a script that has failed it: a new page does, once the house answers.
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    expect(await changeLanguage("en")).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", async () => ({ ok: true }));
    expect(await changeLanguage("en")).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    fails = false;
    toast("Bonjour");
    chooseLanguage("en");
    await eventually(() => expect(settings.lang).toBe("en"));
    await eventually(() => expect(toasts.text).toBe("")); // what was said in the other one
  });

  test("whoever may choose another language soon has it at hand", async () => {
    const en = vi.fn(async () => "one");
    catalogue({ fr: async () => "un", en });
    await withCatalogues(Promise.resolve());
    expect(en).not.toHaveBeenCalled();
    preloadOtherLanguage();
    await eventually(() => expect(en).toHaveBeenCalledTimes(1));
  });
});
