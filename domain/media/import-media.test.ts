import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contentVersion } from "#db/content.ts";
import { media, mediaVersion } from "#db/media.ts";
import type { ImageProcessor } from "#platform/images";
import { makeImage } from "#tests/support/make-images.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { withActor } from "../context.ts";
import type { KnownImages } from "./known-images.ts";
import { contentHash } from "./store-names.ts";
import { addMedia, describeMedia, findMedia, importMedia, replaceMedia } from "./index.ts";

let context: TestContext;
let directory: string;
const inspectedLengths: number[] = [];
beforeAll(async () => {
  const opened = await openTestContext();
  const inspect: ImageProcessor["inspect"] = (bytes, type) => {
    inspectedLengths.push(bytes.length);
    return opened.pictures.inspect(bytes, type);
  };
  context = { ...opened, pictures: { ...opened.pictures, inspect } };
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.database.delete(mediaVersion);
  await context.database.delete(media);
  if (directory) await rm(directory, { recursive: true });
  directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-content-"));
  inspectedLengths.length = 0;
});

const put = (file: string, content: Uint8Array | string) => writeFile(path.join(directory, file), content);
const run = async (known?: KnownImages) => {
  const editorContext = withActor(context, { kind: "system", name: "import" });
  const lines = await importMedia(editorContext, { directory, known });
  return Object.fromEntries(lines.map(({ media: name, ...line }) => [name, line.result === "invalid" ? line.reason : line.result]));
};
const versionOf = async () => (await context.database.select().from(contentVersion)).reduce((sum, { version }) => sum + version, 0);

test("the media import names images and files and stores their descriptions", async () => {
  await put("roof.webp", await makeImage());
  await put("sheet.pdf", "%PDF-1.7 of a roof");
  await put("media.yaml", "roof: { focus: { x: 10, y: 90 }, shape: broad }\n");
  await put("fr.yaml", "roof: { alt: Un toit }\n");
  await put("cn.yaml", "roof: { alt: 屋顶, caption: 在阳光下 }\n");
  expect(await run()).toEqual({ roof: "added", "sheet.pdf": "added" });
  expect(await findMedia(context, "roof")).toMatchObject({
    kind: "picture",
    version: 1,
    description: { focus: { x: 10, y: 90 }, shape: "broad", texts: { fr: { alt: "Un toit" }, cn: { alt: "屋顶", caption: "在阳光下" } } },
    updatedBy: { kind: "system", name: "import" },
  });
  expect(await findMedia(context, "sheet.pdf")).toMatchObject({ kind: "file", type: "application/pdf" });
});

test("the media import skips unchanged files and changes no content version", async () => {
  await put("roof.webp", await makeImage());
  await put("film.webm", Buffer.from("\x1a\x45\xdf\xa3\x42\x82\x84webm", "latin1"));
  await run();
  await publish(context, { key: "roof", data: newsData({ picture: "roof" }) });
  inspectedLengths.length = 0;
  const version = await versionOf();
  expect(await run()).toEqual({ roof: "unchanged", "film.webm": "unchanged" });
  expect(inspectedLengths).toEqual([]);
  expect(await versionOf()).toBe(version);
});

test("the media import versions only images and updates pages after any change", async () => {
  await put("roof.webp", await makeImage());
  await run();
  await publish(context, { key: "roof", data: newsData({ picture: "roof" }) });
  let version = await versionOf();
  await put("roof.webp", await makeImage());
  expect(await run()).toEqual({ roof: "updated" });
  expect(await findMedia(context, "roof")).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] });
  expect(await versionOf()).toBe((version += 1));
  await put("de.yaml", "roof: { alt: Ein Dach }\n");
  expect(await run()).toEqual({ roof: "updated" });
  expect(await findMedia(context, "roof")).toMatchObject({ version: 2, description: { texts: { de: { alt: "Ein Dach" } } } });
  expect(await versionOf()).toBe(version + 1);
});

test.each<[what: string, change: () => Promise<unknown>]>([
  ["a replaced image", async () => replaceMedia(context, { name: "roof", bytes: await makeImage() })],
  ["a changed alt text", () => describeMedia(context, { name: "roof", description: { texts: { en: { alt: "A roof" } } } })],
])("the media import never overwrites an editor's change: %s", async (_, change) => {
  await put("roof.webp", await makeImage());
  await run();
  await change();
  expect(await run()).toEqual({ roof: "unchanged" });
  const before = await findMedia(context, "roof");
  await put("roof.webp", await makeImage());
  expect(await run()).toEqual({ roof: "kept" });
  expect(await findMedia(context, "roof")).toEqual(before);
});

test("the media import never overwrites an image that an editor added", async () => {
  await addMedia(context, { name: "roof", bytes: await makeImage() });
  await put("roof.webp", await makeImage());
  expect(await run()).toEqual({ roof: "kept" });
});

test("the media import rejects invalid files and imports the others", async () => {
  await put("roof.webp", await makeImage());
  await put("text.webp", "no picture");
  await put("half.png", (await makeImage("png", 300, 300)).subarray(0, 9000));
  await put("Big Roof.webp", await makeImage());
  await put("drawing.svg", "<svg/>");
  await put("house.webp", await makeImage());
  await put("media.yaml", "house: { focus: { x: 200, y: 0 } }\n");
  expect(await run()).toEqual({
    roof: "added",
    text: "unknownKind",
    half: "damaged",
    "Big Roof": "invalidName",
    "drawing.svg": "unknownKind",
    house: "invalidData",
  });
});

test("the media import fails for a text about a missing image", async () => {
  await put("de.yaml", "dach: { alt: Ein Dach }\n");
  await expect(run()).rejects.toThrow("de.yaml: no media file named dach");
});

test("the media import does not decode an image known from the build", async () => {
  const bytes = await makeImage();
  await put("roof.webp", bytes);
  const isKnown: KnownImages = (hash) => (hash === contentHash(bytes) ? { width: 64, height: 40, colour: "#123456" } : undefined);
  expect(await run(isKnown)).toEqual({ roof: "added" });
  expect(inspectedLengths).toEqual([]);
  expect(await findMedia(context, "roof")).toMatchObject({ width: 64, height: 40, colour: "#123456" });
});

test("the media import is empty without a folder", async () => {
  expect(await importMedia(context, { directory: path.join(directory, "none") })).toEqual([]);
});
