import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PictureKind } from "#app/assets/picture-kinds.ts";
import { encodePictures, findOutdated, type Folders } from "./encode-pictures.ts";

let root: string;
let folders: Folders;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "ecactus-encoded-"));
  folders = { sources: path.join(root, "pictures"), encoded: path.join(root, "encoded") };
  await mkdir(folders.sources);
  await paint("hall", "#204060");
  await paint("yard", "#20406080");
});
afterEach(() => rm(root, { recursive: true }));

const paint = (name: string, background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 4, background } })
    .webp({ lossless: true })
    .toFile(path.join(folders.sources, `${name}.webp`));

const wide: PictureKind = { names: ["hall", "yard"], sizes: [12, 24, 48], formats: ["avif", "webp"], quality: 58 };
const preview: PictureKind = { names: ["hall"], sizes: [[12, 6]], formats: ["jpg"], quality: 74, ground: "#ffffff" };
const readMetadata = async (file: string) => JSON.parse(await readFile(path.join(folders.encoded, file), "utf8")) as object;

test("design images are encoded in every size that the source has, with their metadata", async () => {
  expect(await encodePictures({ wide, preview }, folders)).toEqual(["wide/hall", "wide/yard", "preview/hall"]);
  expect((await readdir(path.join(folders.encoded, "wide"))).filter((name) => name.startsWith("hall"))).toEqual(
    ["12", "24", "30"].flatMap((width) => [`hall-${width}.avif`, `hall-${width}.webp`]).concat("hall.json"),
  );
  expect(await readMetadata("wide/hall.json")).toMatchObject({ widths: [12, 24, 30], width: 30, height: 20, colour: "#204060" });
  expect(await readMetadata("wide/yard.json")).not.toHaveProperty("colour");
  expect(await sharp(path.join(folders.encoded, "preview/hall-12.jpg")).metadata()).toMatchObject({ width: 12, height: 6 });
});

test.each([
  ["the left edge", 0, "#ff0000"],
  ["the middle", 0.5, "#00ff00"],
  ["three fifths", 0.6, "#00ff00"],
  ["the right edge", 1, "#0000ff"],
])("design images are cropped around %s", async (_, position, colour) => {
  const part = (background: string, left: number) =>
    ({ input: { create: { width: 10, height: 20, channels: 3, background } }, left, top: 0 }) as const;
  await sharp({ create: { width: 30, height: 20, channels: 3, background: "#ff0000" } })
    .composite([part("#00ff00", 10), part("#0000ff", 20)])
    .webp({ lossless: true })
    .toFile(path.join(folders.sources, "hall.webp"));
  await encodePictures({ upright: { names: ["hall"], sizes: [[4, 20]], position, formats: ["webp"], quality: 100 } }, folders);
  const { dominant } = await sharp(path.join(folders.encoded, "upright/hall-4.webp")).stats();
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  expect(Math.abs(dominant.r - red!) + Math.abs(dominant.g - green!) + Math.abs(dominant.b - blue!)).toBeLessThan(60);
});

test("design images are encoded again only when their source, their kind or an encoded file changed", async () => {
  const kinds = { wide };
  await encodePictures(kinds, folders);
  expect(await encodePictures(kinds, folders)).toEqual([]);

  await paint("hall", "#602020");
  expect(await encodePictures(kinds, folders)).toEqual(["wide/hall"]);
  await rm(path.join(folders.encoded, "wide/yard-24.webp"));
  expect(await encodePictures(kinds, folders)).toEqual(["wide/yard"]);
  expect(await encodePictures({ wide: { ...wide, quality: 50 } }, folders)).toEqual(["wide/hall", "wide/yard"]);
});

test("encoded files without a design image are found and removed", async () => {
  await encodePictures({ wide }, folders);
  const fewer = { wide: { ...wide, names: ["hall"] } };
  expect((await findOutdated(fewer, folders)).leftover).toHaveLength(7);
  await encodePictures(fewer, folders);
  expect(await findOutdated(fewer, folders)).toEqual({ outdated: [], leftover: [] });
});
