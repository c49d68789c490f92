import sharp, { type Sharp } from "sharp";
import type { Focus, SizeOrder } from "./orders.ts";

/** More than this is no photograph of a product: it is there to make the decoder swallow memory. */
export const maxPixels = 50_000_000;
/** AVIF's: more makes files a few per cent smaller and takes twice the time each step. */
const effort = 3;

export async function makeSize({ file, width, height, focus, format, quality, ground }: SizeOrder): Promise<Buffer> {
  let picture = sharp(file, { limitInputPixels: maxPixels });
  if (height === undefined) picture = picture.resize({ width, withoutEnlargement: true });
  else picture = picture.extract(await regionOf(picture, width / height, focus)).resize({ width, height, fit: "fill" });
  if (ground !== undefined) picture = picture.flatten({ background: ground });
  return encode(picture, format, quality).toBuffer();
}

function encode(picture: Sharp, format: SizeOrder["format"], quality: number): Sharp {
  if (format === "avif") return picture.avif({ quality, effort });
  return format === "webp" ? picture.webp({ quality, effort }) : picture.jpeg({ quality });
}

/** The largest part of a picture with this ratio of width to height that has the focus as near to its middle as can be. */
async function regionOf(picture: Sharp, ratio: number, { x, y }: Focus = { x: 50, y: 50 }) {
  const { width: fullWidth, height: fullHeight } = await picture.metadata();
  const width = Math.min(fullWidth, Math.round(fullHeight * ratio));
  const height = Math.min(fullHeight, Math.round(fullWidth / ratio));
  const start = (full: number, part: number, hundredths: number) =>
    Math.round(Math.min(Math.max((full * hundredths) / 100 - part / 2, 0), full - part));
  return { left: start(fullWidth, width, x), top: start(fullHeight, height, y), width, height };
}
