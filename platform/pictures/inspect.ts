import sharp, { type Metadata, type Sharp } from "sharp";
import { maxPixels } from "./make-size.ts";
import { pictureEnd } from "./picture-end.ts";
import type { Inspection, PictureType } from "./orders.ts";

const bestQuality = 95;

/** Decodes a picture to its last line, and makes it one that says nothing but what is seen on it. */
export async function inspect(given: Uint8Array, type: PictureType): Promise<Inspection> {
  try {
    const end = pictureEnd(given, type);
    const bytes = end < given.length ? given.subarray(0, end) : given;
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const metadata = await picture.metadata();
    if (metadata.width * metadata.height > maxPixels) return { ok: false, reason: "tooManyPixels" };
    const kept = saysMore(metadata, type) ? await rewrite(picture, type) : bytes;
    const { width, height } = await sharp(kept).metadata();
    const { channels, isOpaque } = await sharp(kept).stats();
    const [red, green, blue] = channels.length < 3 ? [channels[0], channels[0], channels[0]] : channels;
    const colour = `#${[red, green, blue].map((channel) => hexOf(channel?.mean ?? 0)).join("")}`;
    return { ok: true, width, height, ...(isOpaque && { colour }), ...(kept !== given && { bytes: kept }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return { ok: false, reason: message.includes("exceeds pixel limit") ? "tooManyPixels" : "damaged" };
  }
}

/** A JPEG may carry another picture behind the first, with a place of its own, of which the decoder says nothing. */
function saysMore({ exif, icc, iptc, xmp, tifftagPhotoshop, comments, orientation, pages }: Metadata, type: PictureType): boolean {
  const told = [exif, icc, iptc, xmp, tifftagPhotoshop, comments].some((part) => part !== undefined);
  return type === "image/jpeg" || told || (orientation ?? 1) !== 1 || (pages ?? 1) > 1;
}

/** Upright, in the colours of the web, and without a word about camera, moment and place. */
function rewrite(picture: Sharp, type: PictureType): Promise<Buffer> {
  const upright = picture.autoOrient().toColourspace("srgb");
  if (type === "image/png") return upright.png().toBuffer();
  if (type === "image/webp") return upright.webp({ quality: bestQuality }).toBuffer();
  if (type === "image/avif") return upright.avif({ quality: bestQuality, chromaSubsampling: "4:4:4" }).toBuffer();
  return upright.jpeg({ quality: bestQuality, chromaSubsampling: "4:4:4" }).toBuffer();
}

function hexOf(mean: number): string {
  return Math.round(mean).toString(16).padStart(2, "0");
}
