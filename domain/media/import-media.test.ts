import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contentVersion } from "#db/content.ts";
import { media, mediaVersion } from "#db/media.ts";
import type { Pictures } from "#platform/pictures";
import { makePicture } from "#tests/support/pictures.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { actingAs } from "../context.ts";
import type { Known } from "./known.ts";
import { contentHash } from "./store-names.ts";
import { addMedia, describeMedia, findMedia, importMedia, replaceMedia } from "./index.ts";

let context: TestContext;
let directory: string;
const inspected: number[] = [];
beforeAll(async () => {
  const opened = await openTestContext();
  const inspect: Pictures["inspect"] = (bytes, type) => {
    inspected.push(bytes.length);
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
  inspected.length = 0;
});

const put = (file: string, content: Uint8Array | string) => writeFile(path.join(directory, file), content);
const run = async (known?: Known) => {
  const importing = actingAs(context, { kind: "system", name: "import" });
  const lines = await importMedia(importing, { directory, known });
  return Object.fromEntries(lines.map(({ media: name, ...line }) => [name, line.result === "invalid" ? line.reason : line.result]));
};
const versionOf = async () => (await context.database.select().from(contentVersion)).reduce((sum, { version }) => sum + version, 0);

test("pictures are called as their files without the end, files as they are, and what is said of them is kept", async () => {
  await put("roof.webp", await makePicture());
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

test("what did not change is not opened again, and changes no page", async () => {
  await put("roof.webp", await makePicture());
  await put("film.webm", Buffer.from("\x1a\x45\xdf\xa3\x42\x82\x84webm", "latin1"));
  await run();
  await publish(context, { key: "roof", data: newsData({ picture: "roof" }) });
  inspected.length = 0;
  const version = await versionOf();
  expect(await run()).toEqual({ roof: "unchanged", "film.webm": "unchanged" });
  expect(inspected).toEqual([]);
  expect(await versionOf()).toBe(version);
});

test("another picture under the same name is a new version, other words are none; both change the pages that show it", async () => {
  await put("roof.webp", await makePicture());
  await run();
  await publish(context, { key: "roof", data: newsData({ picture: "roof" }) });
  let version = await versionOf();
  await put("roof.webp", await makePicture());
  expect(await run()).toEqual({ roof: "updated" });
  expect(await findMedia(context, "roof")).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] });
  expect(await versionOf()).toBe((version += 1));
  await put("de.yaml", "roof: { alt: Ein Dach }\n");
  expect(await run()).toEqual({ roof: "updated" });
  expect(await findMedia(context, "roof")).toMatchObject({ version: 2, description: { texts: { de: { alt: "Ein Dach" } } } });
  expect(await versionOf()).toBe(version + 1);
});

test.each<[what: string, change: () => Promise<unknown>]>([
  ["another picture", async () => replaceMedia(context, { name: "roof", bytes: await makePicture() })],
  ["another word", () => describeMedia(context, { name: "roof", description: { texts: { en: { alt: "A roof" } } } })],
])("an editor's change is never overwritten: %s", async (_, change) => {
  await put("roof.webp", await makePicture());
  await run();
  await change();
  expect(await run()).toEqual({ roof: "unchanged" });
  const before = await findMedia(context, "roof");
  await put("roof.webp", await makePicture());
  expect(await run()).toEqual({ roof: "kept" });
  expect(await findMedia(context, "roof")).toEqual(before);
});

test("nor is a picture that an editor brought under that name", async () => {
  await addMedia(context, { name: "roof", bytes: await makePicture() });
  await put("roof.webp", await makePicture());
  expect(await run()).toEqual({ roof: "kept" });
});

test("what is not as it should be is refused, and the others are imported", async () => {
  await put("roof.webp", await makePicture());
  await put("text.webp", "no picture");
  await put("half.png", (await makePicture("png", 300, 300)).subarray(0, 9000));
  await put("Big Roof.webp", await makePicture());
  await put("drawing.svg", "<svg/>");
  await put("house.webp", await makePicture());
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

test("words about a picture that is not there stop the import, which says so", async () => {
  await put("de.yaml", "dach: { alt: Ein Dach }\n");
  await expect(run()).rejects.toThrow("de.yaml: there is no file of dach");
});

test("a picture that the build knows is not decoded", async () => {
  const bytes = await makePicture();
  await put("roof.webp", bytes);
  const known: Known = (hash) => (hash === contentHash(bytes) ? { width: 64, height: 40, colour: "#123456" } : undefined);
  expect(await run(known)).toEqual({ roof: "added" });
  expect(inspected).toEqual([]);
  expect(await findMedia(context, "roof")).toMatchObject({ width: 64, height: 40, colour: "#123456" });
});

test("without a folder there is nothing to import", async () => {
  expect(await importMedia(context, { directory: path.join(directory, "none") })).toEqual([]);
});
