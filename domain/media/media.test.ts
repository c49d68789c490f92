import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentVersion } from "#db/content.ts";
import { media, mediaVersion } from "#db/media.ts";
import { saveDraft, withdrawEntry } from "#domain/content";
import { makeImage, makeDecompressionBomb, makePhotographWithMetadata } from "#tests/support/make-images.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";
import { addMedia, describeMedia, findMedia, listMedia, listPictures, removeMedia, replaceMedia } from "./index.ts";
import { sourceName, variantName } from "./store-names.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await context.database.delete(mediaVersion);
  await context.database.delete(media);
});
afterAll(() => context.close());

let count = 0;
const newName = () => `picture-${(count += 1)}`;
const add = async (name = newName(), bytes?: Uint8Array) => {
  const result = await addMedia(context, { name, bytes: bytes ?? (await makeImage()) });
  if (!result.ok) throw new Error(result.reason);
  return name;
};
const findByName = async (name: string) => (await findMedia(context, name))!;
const versions = async () => new Map((await context.database.select().from(contentVersion)).map((row) => [row.websiteId, row.version]));
/** Returns the websites whose content version changes during `act`. */
const bumpedBy = async (act: () => Promise<unknown>) => {
  const before = await versions();
  await act();
  return [...(await versions())].filter(([id, version]) => version !== before.get(id)).map(([id]) => id);
};

describe("media upload", () => {
  test("stores name, type, dimensions, colour and author", async () => {
    const name = await add();
    expect(await findByName(name)).toMatchObject({
      name,
      kind: "picture",
      version: 1,
      type: "image/webp",
      width: 64,
      height: 40,
      updatedBy: context.actor,
    });
    expect((await findByName(name)).colour).toMatch(/^#[0-9a-f]{6}$/);
    expect((await findByName(name)).versions).toMatchObject([{ version: 1, author: context.actor }]);
  });

  test("removes the metadata of a photograph", async () => {
    const { hash, width } = await findByName(await add(newName(), await makePhotographWithMetadata()));
    const stored = await readFile((await context.mediaStore.get(sourceName(hash)))!);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.toString("latin1")).not.toContain("Jo Doe");
    expect(width).toBe(64);
  });

  const webpOf = (bytes: number) => Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.alloc(bytes)]);
  test.each<[what: string, reason: string, bytes: () => Promise<Buffer> | Buffer]>([
    ["an SVG with a script", "unknownKind", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["an HTML page", "unknownKind", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an executable", "unknownKind", () => Buffer.from("MZ\x90\0")],
    ["an empty file", "unknownKind", () => Buffer.alloc(0)],
    ["a truncated image", "damaged", async () => (await makeImage("png", 300, 300)).subarray(0, 9000)],
    ["a header without an image", "damaged", () => webpOf(100)],
    ["an HTML page with an image signature", "damaged", () => Buffer.from("\x89PNG\r\n\x1a\n<script>alert(1)</script>", "latin1")],
    ["a decompression bomb", "tooManyPixels", () => makeDecompressionBomb()],
    ["a file of 51 MB", "tooLarge", () => webpOf(51 * 1024 * 1024)],
  ])("rejects %s with %s", async (_, reason, bytes) => {
    const name = newName();
    expect(await addMedia(context, { name, bytes: await bytes() })).toEqual({ ok: false, reason });
    expect(await findMedia(context, name)).toBeUndefined();
  });

  test.each(["", "A", "a b", "../x", "a.webp", "a/b", "-a", "é", "a".repeat(101)])("rejects the image name %j", async (name) => {
    expect(await addMedia(context, { name, bytes: await makeImage() })).toEqual({ ok: false, reason: "invalidName" });
  });

  test.each([
    ["sheet.pdf", "%PDF-1.7 …", { ok: true }],
    ["film.mp4", "\0\0\0\x18ftypmp42", { ok: true }],
    ["film.webm", "\x1a\x45\xdf\xa3\x42\x82\x84webm", { ok: true }],
    ["sheet.webm", "%PDF-1.7 …", { ok: false, reason: "invalidName" }],
    ["sheet", "%PDF-1.7 …", { ok: false, reason: "invalidName" }],
    ["film.mkv", "\x1a\x45\xdf\xa3\x42\x82\x88matroska", { ok: false, reason: "unknownKind" }],
  ])("requires an extension that matches the content: %s", async (name, content, outcome) => {
    expect(await addMedia(context, { name, bytes: Buffer.from(content, "latin1") })).toEqual(outcome);
    if (outcome.ok) expect(await findByName(name)).toMatchObject({ kind: "file", width: null, colour: null });
  });

  test("rejects a taken name, also for concurrent uploads", async () => {
    const name = newName();
    const bytes = await makeImage();
    const outcomes = await Promise.all([1, 2, 3].map(() => addMedia(context, { name, bytes })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([
      { ok: false, reason: "nameTaken" },
      { ok: false, reason: "nameTaken" },
    ]);
  });
});

describe("media replacement", () => {
  test("becomes the current version and keeps the former one", async () => {
    const name = await add();
    const before = await findByName(name);
    expect(await replaceMedia(context, { name, bytes: await makeImage("png", 50, 50) })).toEqual({ ok: true, version: 2 });
    const after = await findByName(name);
    expect(after).toMatchObject({ version: 2, type: "image/png", width: 50 });
    expect(after.hash).not.toBe(before.hash);
    expect(after.versions.map(({ version, hash }) => [version, hash])).toEqual([
      [2, after.hash],
      [1, before.hash],
    ]);
    expect(await context.mediaStore.has(sourceName(before.hash))).toBe(true);
  });

  test.each([
    ["an unknown name", "none", () => makeImage(), "unknownMedia"],
    ["an image by a file", undefined, async () => Buffer.from("%PDF-1.7"), "otherKind"],
    ["an image by a damaged file", undefined, async () => Buffer.from("RIFF\0\0\0\0WEBP"), "damaged"],
  ])("is rejected for %s", async (_, name, bytes, reason) => {
    expect(await replaceMedia(context, { name: name ?? (await add()), bytes: await bytes() })).toEqual({ ok: false, reason });
  });
});

describe("media description", () => {
  test("replaces the former description as a whole", async () => {
    const name = await add();
    const texts = { fr: { alt: "Un cactus", caption: "Au soleil" }, cn: { alt: "仙人掌" } };
    expect(await describeMedia(context, { name, description: { focus: { x: 80, y: 20 }, shape: "upright", texts } })).toEqual({ ok: true });
    expect((await findByName(name)).description).toEqual({ focus: { x: 80, y: 20 }, shape: "upright", texts });
    await describeMedia(context, { name, description: { texts: { de: { alt: "Ein Kaktus" } } } });
    expect((await findByName(name)).description).toEqual({ texts: { de: { alt: "Ein Kaktus" } } });
  });

  test.each([
    [{ focus: { x: 101, y: 0 } }, "focus.x"],
    [{ focus: { x: 0.5, y: 0 } }, "focus.x"],
    [{ shape: "round" }, "shape"],
    [{ texts: { it: { alt: "Un cactus" } } }, "texts.it"],
    [{ texts: { fr: { alt: "" } } }, "texts.fr.alt"],
    [{ scale: { metre: 0, axis: 1 } }, "scale.metre"],
    [{ colour: "red" }, "colour"],
  ])("rejects %o by its field", async (description, field) => {
    const outcome = await describeMedia(context, { name: await add(), description });
    expect(outcome).toMatchObject({ ok: false, reason: "invalidData", fields: { [field]: expect.any(String) } });
  });

  test("is rejected for an unknown image", async () => {
    expect(await describeMedia(context, { name: "none", description: {} })).toEqual({ ok: false, reason: "unknownMedia" });
  });
});

describe("media usage", () => {
  test("lists entries with their language, both public and drafts", async () => {
    const name = await add("myrtillo-exploded");
    await publish(context, { key: "shown" });
    await saveDraft(context, { type: "news", key: "planned", language: "de", data: newsData(), basedOn: 0 });
    const uses = [
      { media: name, type: "news", key: "planned", title: newsData().title, language: "de", isPublic: false },
      { media: name, type: "news", key: "shown", title: newsData().title, language: "en", isPublic: true },
    ];
    const sorted = (await findByName(name)).uses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(sorted).toEqual(uses);
    expect(
      (await listMedia(context, { words: "", kind: undefined, page: 1, size: 100 })).rows.find((item) => item.name === name)?.uses,
    ).toHaveLength(2);
    expect((await findByName(await add())).uses).toEqual([]);
  });

  test("includes each image of a product, in whichever field it is named", async () => {
    for (const name of ["smart-plug-cutout", "smart-plug-hero", "plug-seen-near", "plug-in-use", "smart-plug-other"]) await add(name);
    const imageFields = { secondDetailPicture: "plug-seen-near", scenePicture: "plug-in-use" };
    await publish(context, { type: "product", key: "plug", data: productData(imageFields) });
    const usesOf = async (name: string) => (await findByName(name)).uses.map(({ type, key }) => [type, key]);
    for (const name of ["smart-plug-cutout", "smart-plug-hero", ...Object.values(imageFields)])
      expect(await usesOf(name)).toEqual([["product", "plug"]]);
    expect(await usesOf("smart-plug-other")).toEqual([]);
  });

  test("blocks removal, which otherwise deletes the source and its variants", async () => {
    expect(await removeMedia(context, "myrtillo-exploded")).toMatchObject({ ok: false, reason: "inUse", uses: [{}, {}] });
    const name = await add();
    const { hash } = await findByName(name);
    await context.mediaStore.put(variantName(hash, `${hash}-640.webp`), Buffer.from("x"), "image/webp");
    expect(await removeMedia(context, name)).toEqual({ ok: true });
    expect(await findMedia(context, name)).toBeUndefined();
    expect(await context.mediaStore.has(sourceName(hash))).toBe(false);
    expect(await context.mediaStore.has(variantName(hash, `${hash}-640.webp`))).toBe(false);
    expect(await removeMedia(context, name)).toEqual({ ok: false, reason: "unknownMedia" });
  });

  test("keeps a source that another image shares on removal", async () => {
    const bytes = await makeImage();
    const [one, other] = [await add(newName(), bytes), await add(newName(), bytes)];
    expect((await findByName(one)).hash).toBe((await findByName(other)).hash);
    await removeMedia(context, one);
    expect(await context.mediaStore.has(sourceName((await findByName(other)).hash))).toBe(true);
  });

  test("includes withdrawn entries", async () => {
    const name = await add("detail-light-line");
    await publish(context, { key: "gone", data: newsData({ picture: name }) });
    await withdrawEntry(context, { type: "news", key: "gone", language: "en" });
    expect(await removeMedia(context, name)).toMatchObject({ reason: "inUse", uses: [{ key: "gone", isPublic: false }] });
  });
});

describe("content version after a media change", () => {
  test.each<[what: string, act: (name: string) => Promise<unknown>]>([
    ["a new image", async (name) => replaceMedia(context, { name, bytes: await makeImage() })],
    ["a new focus", (name) => describeMedia(context, { name, description: { focus: { x: 1, y: 2 } } })],
  ])("changes only on websites that show the image, for %s", async (what, act) => {
    const name = newName();
    const data = newsData({ picture: name });
    await add(name);
    await publish(context, { key: `bump-${name}`, websiteId: 4, data });
    expect(await bumpedBy(() => act(name))).toEqual([4]);
    const unused = await add();
    expect(await bumpedBy(() => act(unused)), what).toEqual([]);
  });
});

test("the public image list contains only images of public entries", async () => {
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
