import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentVersion } from "#db/content.ts";
import { media, mediaVersion } from "#db/media.ts";
import { saveDraft, withdrawEntry } from "#domain/content";
import { makePicture, makePixelBomb, makeTellingPhotograph } from "#tests/support/pictures.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";
import { addMedia, describeMedia, findMedia, listMedia, listPictures, removeMedia, replaceMedia } from "./index.ts";
import { originalName, sizeName } from "./store-names.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await context.database.delete(mediaVersion);
  await context.database.delete(media);
});
afterAll(() => context.close());

let count = 0;
const freshName = () => `picture-${(count += 1)}`;
const add = async (name = freshName(), bytes?: Uint8Array) => {
  const added = await addMedia(context, { name, bytes: bytes ?? (await makePicture()) });
  if (!added.ok) throw new Error(added.reason);
  return name;
};
const found = async (name: string) => (await findMedia(context, name))!;
const versions = async () => new Map((await context.database.select().from(contentVersion)).map((row) => [row.websiteId, row.version]));
/** The websites whose pages are made anew because of what is done. */
const bumpedBy = async (act: () => Promise<unknown>) => {
  const before = await versions();
  await act();
  return [...(await versions())].filter(([id, version]) => version !== before.get(id)).map(([id]) => id);
};

describe("what is taken in", () => {
  test("is known by name, hash, size, colour and who brought it", async () => {
    const name = await add();
    expect(await found(name)).toMatchObject({
      name,
      kind: "picture",
      version: 1,
      type: "image/webp",
      width: 64,
      height: 40,
      updatedBy: context.actor,
    });
    expect((await found(name)).colour).toMatch(/^#[0-9a-f]{6}$/);
    expect((await found(name)).versions).toMatchObject([{ version: 1, author: context.actor }]);
  });

  test("tells nobody where it was taken", async () => {
    const { hash, width } = await found(await add(freshName(), await makeTellingPhotograph()));
    const kept = await readFile((await context.mediaStore.get(originalName(hash)))!);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.toString("latin1")).not.toContain("Jo Doe");
    expect(width).toBe(64);
  });

  const webpOf = (bytes: number) => Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.alloc(bytes)]);
  test.each<[what: string, reason: string, bytes: () => Promise<Buffer> | Buffer]>([
    [
      "a drawing with a script",
      "unknownKind",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ["a page", "unknownKind", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a program", "unknownKind", () => Buffer.from("MZ\x90\0")],
    ["nothing", "unknownKind", () => Buffer.alloc(0)],
    ["a picture that breaks off", "damaged", async () => (await makePicture("png", 300, 300)).subarray(0, 9000)],
    ["a head without a picture", "damaged", () => webpOf(100)],
    ["a page that begins as a picture does", "damaged", () => Buffer.from("\x89PNG\r\n\x1a\n<script>alert(1)</script>", "latin1")],
    ["a bomb of pixels", "tooManyPixels", () => makePixelBomb()],
    ["fifty-one megabytes", "tooLarge", () => webpOf(51 * 1024 * 1024)],
  ])("%s is refused: %s", async (_, reason, bytes) => {
    const name = freshName();
    expect(await addMedia(context, { name, bytes: await bytes() })).toEqual({ ok: false, reason });
    expect(await findMedia(context, name)).toBeUndefined();
  });

  test.each(["", "A", "a b", "../x", "a.webp", "a/b", "-a", "é", "a".repeat(101)])("no picture is called %j", async (name) => {
    expect(await addMedia(context, { name, bytes: await makePicture() })).toEqual({ ok: false, reason: "invalidName" });
  });

  test.each([
    ["sheet.pdf", "%PDF-1.7 …", { ok: true }],
    ["film.mp4", "\0\0\0\x18ftypmp42", { ok: true }],
    ["film.webm", "\x1a\x45\xdf\xa3\x42\x82\x84webm", { ok: true }],
    ["sheet.webm", "%PDF-1.7 …", { ok: false, reason: "invalidName" }],
    ["sheet", "%PDF-1.7 …", { ok: false, reason: "invalidName" }],
    ["film.mkv", "\x1a\x45\xdf\xa3\x42\x82\x88matroska", { ok: false, reason: "unknownKind" }],
  ])("a file ends as its content says: %s", async (name, content, outcome) => {
    expect(await addMedia(context, { name, bytes: Buffer.from(content, "latin1") })).toEqual(outcome);
    if (outcome.ok) expect(await found(name)).toMatchObject({ kind: "file", width: null, colour: null });
  });

  test("has a name of its own, also where two bring it at once", async () => {
    const name = freshName();
    const bytes = await makePicture();
    const outcomes = await Promise.all([1, 2, 3].map(() => addMedia(context, { name, bytes })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([
      { ok: false, reason: "nameTaken" },
      { ok: false, reason: "nameTaken" },
    ]);
  });
});

describe("what replaces a picture", () => {
  test("is shown in its place, and the former stays among its versions", async () => {
    const name = await add();
    const before = await found(name);
    expect(await replaceMedia(context, { name, bytes: await makePicture("png", 50, 50) })).toEqual({ ok: true, version: 2 });
    const after = await found(name);
    expect(after).toMatchObject({ version: 2, type: "image/png", width: 50 });
    expect(after.versions.map(({ version, hash }) => [version, hash])).toEqual([
      [2, after.hash],
      [1, before.hash],
    ]);
    expect(await context.mediaStore.has(originalName(before.hash))).toBe(true);
  });

  test.each([
    ["a name that nobody knows", "none", () => makePicture(), "unknownMedia"],
    ["a picture by a file", undefined, async () => Buffer.from("%PDF-1.7"), "otherKind"],
    ["a picture by something damaged", undefined, async () => Buffer.from("RIFF\0\0\0\0WEBP"), "damaged"],
  ])("is refused for %s", async (_, name, bytes, reason) => {
    expect(await replaceMedia(context, { name: name ?? (await add()), bytes: await bytes() })).toEqual({ ok: false, reason });
  });
});

describe("what is said of a picture", () => {
  test("is what was said last, and all of it", async () => {
    const name = await add();
    const texts = { fr: { alt: "Un cactus", caption: "Au soleil" }, cn: { alt: "仙人掌" } };
    expect(await describeMedia(context, { name, description: { focus: { x: 80, y: 20 }, shape: "upright", texts } })).toEqual({ ok: true });
    expect((await found(name)).description).toEqual({ focus: { x: 80, y: 20 }, shape: "upright", texts });
    await describeMedia(context, { name, description: { texts: { de: { alt: "Ein Kaktus" } } } });
    expect((await found(name)).description).toEqual({ texts: { de: { alt: "Ein Kaktus" } } });
  });

  test.each([
    [{ focus: { x: 101, y: 0 } }, "focus.x"],
    [{ focus: { x: 0.5, y: 0 } }, "focus.x"],
    [{ shape: "round" }, "shape"],
    [{ texts: { it: { alt: "Un cactus" } } }, "texts.it"],
    [{ texts: { fr: { alt: "" } } }, "texts.fr.alt"],
    [{ scale: { metre: 0, axis: 1 } }, "scale.metre"],
    [{ colour: "red" }, "colour"],
  ])("%o is refused by its field", async (description, field) => {
    const outcome = await describeMedia(context, { name: await add(), description });
    expect(outcome).toMatchObject({ ok: false, reason: "invalidData", fields: { [field]: expect.any(String) } });
  });

  test("cannot be said of what is not there", async () => {
    expect(await describeMedia(context, { name: "none", description: {} })).toEqual({ ok: false, reason: "unknownMedia" });
  });
});

describe("where a picture is used", () => {
  test("is told by entry and language, of the public's and of drafts", async () => {
    const name = await add("myrtillo-exploded");
    await publish(context, { key: "shown" });
    await saveDraft(context, { type: "news", key: "planned", language: "de", data: newsData(), basedOn: 0 });
    const uses = [
      { media: name, type: "news", key: "planned", language: "de", isPublic: false },
      { media: name, type: "news", key: "shown", language: "en", isPublic: true },
    ];
    const sorted = (await found(name)).uses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(sorted).toEqual(uses);
    expect(
      (await listMedia(context, { words: "", kind: undefined, page: 1, size: 100 })).rows.find((item) => item.name === name)?.uses,
    ).toHaveLength(2);
    expect((await found(await add())).uses).toEqual([]);
  });

  test("a product uses all that are called after it", async () => {
    for (const ending of ["cutout", "hero", "detail-1", "other"]) await add(`smart-plug-${ending}`);
    await publish(context, { type: "product", key: "plug", data: productData() });
    const usesOf = async (ending: string) => (await found(`smart-plug-${ending}`)).uses.map(({ type, key }) => [type, key]);
    for (const ending of ["cutout", "hero", "detail-1"]) expect(await usesOf(ending)).toEqual([["product", "plug"]]);
    expect(await usesOf("other")).toEqual([]);
  });

  test("it cannot be removed; without a use it is, with its sizes and former versions", async () => {
    expect(await removeMedia(context, "myrtillo-exploded")).toMatchObject({ ok: false, reason: "inUse", uses: [{}, {}] });
    const name = await add();
    const { hash } = await found(name);
    await context.mediaStore.put(sizeName(hash, `${hash}-640.webp`), Buffer.from("x"), "image/webp");
    expect(await removeMedia(context, name)).toEqual({ ok: true });
    expect(await findMedia(context, name)).toBeUndefined();
    expect(await context.mediaStore.has(originalName(hash))).toBe(false);
    expect(await context.mediaStore.has(sizeName(hash, `${hash}-640.webp`))).toBe(false);
    expect(await removeMedia(context, name)).toEqual({ ok: false, reason: "unknownMedia" });
  });

  test("a content that another name has too stays when one of them goes", async () => {
    const bytes = await makePicture();
    const [one, other] = [await add(freshName(), bytes), await add(freshName(), bytes)];
    await removeMedia(context, one);
    expect(await context.mediaStore.has(originalName((await found(other)).hash))).toBe(true);
  });

  test("a withdrawn entry still names its picture: it may come back", async () => {
    const name = await add("detail-light-line");
    await publish(context, { key: "gone", data: newsData({ picture: name }) });
    await withdrawEntry(context, { type: "news", key: "gone", language: "en" });
    expect(await removeMedia(context, name)).toMatchObject({ reason: "inUse", uses: [{ key: "gone", isPublic: false }] });
  });
});

describe("pages are made anew", () => {
  test.each<[what: string, act: (name: string) => Promise<unknown>]>([
    ["another picture", async (name) => replaceMedia(context, { name, bytes: await makePicture() })],
    ["another focus", (name) => describeMedia(context, { name, description: { focus: { x: 1, y: 2 } } })],
  ])("on the websites whose entries show it, by %s", async (what, act) => {
    const name = freshName();
    const data = newsData({ picture: name });
    await add(name);
    await publish(context, { key: `bump-${name}`, websiteId: 4, data });
    expect(await bumpedBy(() => act(name))).toEqual([4]);
    const unused = await add();
    expect(await bumpedBy(() => act(unused)), what).toEqual([]);
  });
});

test("the public learns of the pictures that its entries show, and of no other", async () => {
  const planned = await add();
  await saveDraft(context, { type: "news", key: "secret", language: "en", data: newsData({ picture: planned }), basedOn: 0 });
  const later = await add();
  await publish(context, { key: "later", data: newsData({ picture: later }), at: new Date("2026-06-01") });
  const names = (await listPictures(context)).map(({ name }) => name);
  expect(names).toContain("smart-plug-hero");
  expect(names).not.toContain("smart-plug-other");
  expect(names).not.toContain(planned);
  expect(names).not.toContain(later);
  context.setTime("2026-06-02T00:00:00Z");
  expect((await listPictures(context)).map(({ name }) => name)).toContain(later);
});
