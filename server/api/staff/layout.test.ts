import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { readSiteConfig } from "#domain/site-config";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor } = await openStaffBrowsers(context, ["de"]));
  await publish(context, { type: "news", key: "offer", websiteId: 4, data: newsData({ title: "Ein Angebot" }) });
});
afterAll(() => context.close());

type State = { chosen: unknown; default: { label: string; target?: string }[]; faults: Record<string, string> };
const readHeader = async () => (await editor.call("/staff/menus?language=de")).body.data as { header: State };
const save = async (input: Record<string, unknown>, who = editor) =>
  (await who.call("/staff/menus/save", { language: "de", name: "header", was: null, ...input })).body;
const publicHeader = async () => (await readSiteConfig(context))["de-DE"]?.layout.header;

describe("menus", () => {
  test("begin with the default of the code, which has the products and the support pages", async () => {
    const { header } = await readHeader();
    expect(header).toMatchObject({ chosen: null, faults: {} });
    expect(header.default[0]).toMatchObject({ target: "/products" });
    expect(await publicHeader()).toBeUndefined();
  });

  test("are public at once, without hidden items and entries that are not public, and return to the default", async () => {
    const offers = [
      { label: "Angebot", target: "/explore/news/offer" },
      { label: "Andere Website", target: "https://example.com/a" },
      { label: "Versteckt", target: "/newsletter", isHidden: true },
    ];
    const menu = [
      { label: "Aktion", links: offers },
      { label: "Neues", target: "/explore/news" },
    ];
    expect((await save({ menu })).code).toBe(200);
    const entryLink = { label: "Angebot", to: "/explore/news/offer" };
    const otherLinks = [{ label: "Andere Website", to: "https://example.com/a" }];
    expect(await publicHeader()).toEqual([
      { label: "Aktion", links: [entryLink, ...otherLinks] },
      { label: "Neues", to: "/explore/news", links: [] },
    ]);

    await withdrawEntry(context, { type: "news", key: "offer", language: "de" });
    expect((await publicHeader())?.[0]).toEqual({ label: "Aktion", links: otherLinks });
    const { header } = await readHeader();
    expect(header.faults).toEqual({ "0.links.0.target": "linkNotPublic" });

    expect(await save({ menu, was: menu })).toMatchObject({ code: 400, reason: "savedSince" });
    expect((await save({ menu: null, was: header.chosen })).code).toBe(200);
    expect(await publicHeader()).toBeUndefined();
  });

  test.each([
    ["an empty menu", [], ""],
    ["an item without link", [{ label: "A" }], "0.target"],
    ["a link without label", [{ label: "A", links: [{ label: " ", target: "/newsletter" }] }], "0.links.0.label"],
    ["a script", [{ label: "A", target: "javascript:alert(1)" }], "0.target"],
    ["an insecure address", [{ label: "A", target: "http://example.com" }], "0.target"],
    ["a page that does not exist", [{ label: "A", target: "/nowhere" }], "0.target"],
    ["an entry that does not exist", [{ label: "A", target: "page:nowhere" }], "0.target"],
  ])("refuse %s at its place", async (_, menu, place) => {
    expect(Object.keys((await save({ menu })).reasons ?? {})).toContain(place);
    expect(await publicHeader()).toBeUndefined();
  });

  test("of another language are closed to an editor", async () => {
    expect(await save({ language: "fr", menu: null })).toMatchObject({ code: 403, reason: "notYourLanguage" });
  });
});

describe("page images", () => {
  const saveImages = async (images: unknown, was: unknown = null) =>
    (await administrator.call("/staff/page-images/save", { language: "de", was, images })).body;

  test("are listed with their page and default", async () => {
    const { slots } = (await editor.call("/staff/page-images?language=de")).body.data as { slots: Record<string, string>[] };
    expect(slots).toContainEqual(expect.objectContaining({ slot: "home.hero", path: "/", thumbnail: expect.any(String) }));
    for (const { slot, alt } of slots) expect(alt, slot).not.toBe("");
  });

  test.each([
    ["an unknown slot", { "home.unknown": { picture: "one", alt: "One" } }, "home.unknown"],
    ["an image that does not exist", { "home.hero": { picture: "nowhere", alt: "One" } }, "home.hero.picture"],
    ["an image without alt text", { "home.hero": { picture: "one", alt: "" } }, "home.hero.alt"],
  ])("refuse %s", async (_, images, place) => {
    expect(Object.keys((await saveImages(images)).reasons ?? {})).toContain(place);
  });
});
