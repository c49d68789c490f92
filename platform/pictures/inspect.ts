import type { Metadata, Sharp } from "sharp";
import { keepParts, webpPartNames } from "./keep-parts.ts";
import { maxPixelsOf, openPicture } from "./open-picture.ts";
import type { Inspection, PictureType } from "./orders.ts";

const bestQuality = 95;
/** Of the encoder of AVIF: a library picture of 12 megapixels takes some seconds. */
const avifEffort = 2;
/** A JPEG with more is kept at a half or a quarter of its sides: no page shows as much, and to turn it takes 16 bytes for each. */
const mostKeptPixels = 40_000_000;

/**
 * Decodes a picture to its last line, and makes it one that says nothing but what is seen on it. Text and private parts are
 * left out before the decoder sees them, because they may be larger than the picture.
 */
export async function inspect(given: Uint8Array, type: PictureType): Promise<Inspection> {
  try {
    const readable = hasParts(type) ? keepParts(given, type, true) : given;
    const picture = openPicture(readable, maxPixelsOf(type));
    const metadata = await picture.metadata();
    if (metadata.width * metadata.height > maxPixelsOf(type)) return { ok: false, reason: "tooManyPixels" };
    const kept = await clean(readable, picture, metadata, type);
    const { width, height, depth } = await openPicture(kept).metadata();
    const { channels, isOpaque } = await openPicture(kept).stats();
    const means = channels.map(({ mean }) => (depth === "ushort" ? mean / stepsOf16Bits : Math.round(mean)));
    const [red = 0, green = red, blue = red] = means.length < 3 ? means.slice(0, 1) : means;
    const colour = `#${[red, green, blue].map(hexOf).join("")}`;
    return { ok: true, width, height, ...(isOpaque && { colour }), ...(kept !== given && { bytes: kept }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return { ok: false, reason: message.includes("exceeds pixel limit") ? "tooManyPixels" : "damaged" };
  }
}

/** Formats whose parts can be left out one by one. What JPEG and AVIF hold besides the picture may stand anywhere. */
const hasParts = (type: PictureType): type is "image/png" | "image/webp" => type === "image/png" || type === "image/webp";

/** The pixels as they are, where colour profile, orientation and animation do not ask for others. */
async function clean(readable: Uint8Array, picture: Sharp, metadata: Metadata, type: PictureType): Promise<Uint8Array> {
  const names = type === "image/webp" ? webpPartNames(readable) : new Set<string>();
  const { icc, orientation, pages } = metadata;
  const isShownOtherwise = icc !== undefined || (orientation ?? 1) !== 1 || (pages ?? 1) > 1 || names.has("ANMF");
  if (hasParts(type) && !isShownOtherwise) return keepParts(readable, type, false);
  const upright = picture.autoOrient().toColourspace("srgb");
  return encode(type === "image/jpeg" ? shrink(upright, metadata) : upright, type, names.has("VP8L"));
}

/** Divides both sides by a power of two, which the JPEG decoder does while it reads and before it uses memory. */
function shrink(picture: Sharp, { width, height }: Metadata): Sharp {
  let factor = 1;
  while ((width * height) / factor ** 2 > mostKeptPixels) factor *= 2;
  const side = Math.ceil(Math.max(width, height) / factor);
  return factor === 1 ? picture : picture.resize({ width: side, height: side, fit: "inside" });
}

/** In the colours of the web, and without a word about camera, moment and place. */
function encode(picture: Sharp, type: PictureType, lossless: boolean): Promise<Buffer> {
  if (type === "image/png") return picture.png().toBuffer();
  if (type === "image/webp") return picture.webp({ quality: bestQuality, lossless }).toBuffer();
  if (type === "image/avif") return picture.avif({ quality: bestQuality, chromaSubsampling: "4:4:4", effort: avifEffort }).toBuffer();
  return picture.jpeg({ quality: bestQuality, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Of a picture with 16 bits for each channel, for one of 8. */
const stepsOf16Bits = 256;

function hexOf(mean: number): string {
  return Math.floor(mean).toString(16).padStart(2, "0");
}
