import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureMetadata } from "#app/assets/compose-picture.ts";
import { pictureKinds, type EncodedFormat, type PictureKind } from "#app/assets/picture-kinds.ts";

// `npm run pictures:encode`: encodes design images whose source or kind changed. `-- --check` only lists outdated images, with exit
// code 1 if there are some.

const root = path.resolve(import.meta.dirname, "..");
/** AVIF encoder effort: each step makes files a few per cent smaller and takes half as long again. */
const effort = 2;
const chromaSubsampling = "4:2:0";

export type Folders = { sources: string; encoded: string };
type Encoding = { name: string; kind: PictureKind; source: string; base: string; hash: string };

/** Lists images that must be encoded, and encoded files without an image. */
export async function findOutdated(kinds: Record<string, PictureKind>, { sources, encoded }: Folders) {
  const encodings = await listEncodings(kinds, { sources, encoded });
  const outdated: Encoding[] = [];
  const expected = new Set<string>();
  for (const encoding of encodings) {
    const metadata = await readMetadata(encoding);
    const files = [metadataFile(encoding), ...(metadata?.widths ?? []).flatMap((width) => filesOf(encoding, width))];
    if (metadata?.hash !== encoding.hash || !files.every((file) => existsSync(file))) outdated.push(encoding);
    for (const file of files) expected.add(file);
  }
  const present = await readdir(encoded, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = present.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return { outdated, leftover: files.filter((file) => !expected.has(file)) };
}

export async function encodePictures(kinds: Record<string, PictureKind>, folders: Folders): Promise<string[]> {
  const { outdated } = await findOutdated(kinds, folders);
  for (const encoding of outdated) await encode(encoding);
  const { leftover } = await findOutdated(kinds, folders);
  for (const file of leftover) await rm(file);
  return outdated.map(({ base }) => path.relative(folders.encoded, base));
}

async function listEncodings(kinds: Record<string, PictureKind>, { sources, encoded }: Folders): Promise<Encoding[]> {
  const all = Object.entries(kinds).flatMap(([kindName, kind]) =>
    kind.names.map((name) => ({ name, kind, source: path.join(sources, `${name}.webp`), base: path.join(encoded, kindName, name) })),
  );
  return Promise.all(all.map(async (encoding) => ({ ...encoding, hash: await hashOf(encoding) })));
}

async function hashOf({ source, kind }: Omit<Encoding, "hash">): Promise<string> {
  // Omits the other names of the kind, which do not affect this image.
  const recipe = JSON.stringify({ ...kind, names: undefined, effort, chromaSubsampling });
  const hash = createHash("sha256").update(await readFile(source));
  return hash.update(recipe).digest("hex").slice(0, 16);
}

const metadataFile = ({ base }: Encoding) => `${base}.json`;
const filesOf = ({ base, kind }: Encoding, width: number) => kind.formats.map((format) => `${base}-${width}.${format}`);

async function readMetadata(encoding: Encoding): Promise<PictureMetadata | undefined> {
  const file = metadataFile(encoding);
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as PictureMetadata) : undefined;
}

async function encode(encoding: Encoding): Promise<void> {
  const { base, kind, source, hash } = encoding;
  const sizes = await sizesOf(kind, source);
  await mkdir(path.dirname(base), { recursive: true });
  for (const size of sizes) {
    for (const format of kind.formats)
      await encodeFormat(await resize(encoding, size), format, kind.quality).toFile(`${base}-${size.width}.${format}`);
  }
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (!smallest || !largest) throw new Error(`The image ${source} has no sizes.`);
  const widths = sizes.map(({ width }) => width);
  const metadata: PictureMetadata = { hash, widths, ...largest, colour: await meanColour(await resize(encoding, smallest)) };
  await writeFile(metadataFile(encoding), `${JSON.stringify(metadata)}\n`);
}

async function sizesOf(kind: PictureKind, source: string): Promise<{ width: number; height: number }[]> {
  const { width: fullWidth, height: fullHeight } = await sharp(source).metadata();
  const sizes = kind.sizes.map((size) => {
    if (typeof size !== "number") return { width: Math.min(size[0], fullWidth), height: Math.min(size[1], fullHeight) };
    const width = Math.min(size, fullWidth);
    return { width, height: Math.round((width * fullHeight) / fullWidth) };
  });
  return [...new Map(sizes.map((size) => [size.width, size])).values()];
}

async function resize({ source, kind: { position, ground } }: Encoding, size: { width: number; height: number }): Promise<Sharp> {
  const master = sharp(source);
  const picture =
    typeof position === "number"
      ? master.extract(await windowAround(position, source, size)).resize(size)
      : master.resize({ ...size, fit: "cover", position });
  return ground === undefined ? picture : picture.flatten({ background: ground });
}

/** Part of an image in the proportions of `size`, as high as the image, around a share of its width. */
async function windowAround(share: number, source: string, size: { width: number; height: number }) {
  const { width: fullWidth, height } = await sharp(source).metadata();
  const width = Math.min(fullWidth, Math.round((height * size.width) / size.height));
  const left = Math.min(fullWidth - width, Math.max(0, Math.round(fullWidth * share - width / 2)));
  return { left, top: 0, width, height };
}

function encodeFormat(picture: Sharp, format: EncodedFormat, quality: number): Sharp {
  if (format === "avif") return picture.avif({ quality, effort, chromaSubsampling });
  return format === "webp" ? picture.webp({ quality, effort }) : picture.jpeg({ quality });
}

async function meanColour(picture: Sharp): Promise<string | undefined> {
  const { channels, isOpaque } = await sharp(await picture.png().toBuffer()).stats();
  if (!isOpaque) return undefined;
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}

if (import.meta.main) {
  const folders = { sources: path.join(root, "app/assets/pictures"), encoded: path.join(root, "app/assets/encoded") };
  if (process.argv.includes("--check")) {
    const { outdated, leftover } = await findOutdated(pictureKinds, folders);
    for (const { base } of outdated) console.error(`${path.relative(root, base)} is outdated: run npm run pictures:encode.`);
    for (const file of leftover) console.error(`${path.relative(root, file)} belongs to no design image: run npm run pictures:encode.`);
    process.exitCode = outdated.length + leftover.length > 0 ? 1 : 0;
  } else {
    const encoded = await encodePictures(pictureKinds, folders);
    console.log(encoded.length > 0 ? `Encoded ${encoded.join(", ")}` : "Every picture is up to date.");
  }
}
