import type { Sharp } from "sharp";
import { openPicture } from "./open-picture.ts";
import type { Focus, SizeOrder } from "./orders.ts";

/** Of both sides: WebP has no larger ones. */
const longestSide = 16_383;
/** Each step more makes files a few per cent smaller and takes half as long again. */
const effort = { avif: 2, webp: 3 };
/** As WebP and JPEG have it: what AVIF saves by it is as much as its next effort, which takes twice the time. */
const chromaSubsampling = "4:2:0";

export async function makeSize({ file, width, height, focus, format, quality, ground }: SizeOrder): Promise<Buffer> {
  const whole = openPicture(file);
  const room = { width, height: longestSide, fit: "inside", withoutEnlargement: true } as const;
  const sized = height === undefined ? whole.resize(room) : await cut(whole, { width, height, focus });
  return encode(ground === undefined ? sized : sized.flatten({ background: ground }), format, quality).toBuffer();
}

/** As much of a picture as has room in a size, with the focus as near to its middle as can be. */
async function cut(picture: Sharp, size: { width: number; height: number; focus: Focus | undefined }): Promise<Sharp> {
  const { width, height, focus = { x: 50, y: 50 } } = size;
  const full = await picture.metadata();
  const scale = Math.max(width / full.width, height / full.height);
  const [scaledWidth, scaledHeight] = [Math.round(full.width * scale), Math.round(full.height * scale)];
  const start = (whole: number, part: number, hundredths: number) =>
    Math.round(Math.min(Math.max((whole * hundredths) / 100 - part / 2, 0), whole - part));
  return picture
    .resize({ width: scaledWidth, height: scaledHeight, fit: "fill" })
    .extract({ left: start(scaledWidth, width, focus.x), top: start(scaledHeight, height, focus.y), width, height });
}

function encode(picture: Sharp, format: SizeOrder["format"], quality: number): Sharp {
  if (format === "avif") return picture.avif({ quality, effort: effort.avif, chromaSubsampling });
  return format === "webp" ? picture.webp({ quality, effort: effort.webp }) : picture.jpeg({ quality });
}
