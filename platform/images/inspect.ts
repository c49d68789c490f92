import type { Metadata, Sharp } from "sharp";
import { stripMetadata, webpPartNames } from "./strip-metadata.ts";
import { maxPixelsOf, openImage } from "./open-image.ts";
import type { Inspection, ImageType } from "./jobs.ts";

const bestQuality = 95;
/** AVIF encoder effort: an image of 12 megapixels takes some seconds. */
const avifEffort = 2;
/**
 * JPEGs above this size are stored at half or a quarter of their sides: no page shows more, and rotating takes 16 bytes of memory
 * per pixel.
 */
const mostKeptPixels = 40_000_000;

/**
 * Decodes an image completely and removes everything except its visible pixels. Removes text and private chunks before decoding,
 * because they may be larger than the image.
 */
export async function inspect(input: Uint8Array, type: ImageType): Promise<Inspection> {
  try {
    const decodable = hasParts(type) ? stripMetadata(input, type, true) : input;
    const image = openImage(decodable, maxPixelsOf(type));
    const metadata = await image.metadata();
    if (metadata.width * metadata.height > maxPixelsOf(type, metadata.isProgressive)) return { ok: false, reason: "tooManyPixels" };
    const cleaned = await clean(decodable, image, metadata, type);
    const { width, height, depth } = await openImage(cleaned).metadata();
    const { channels, isOpaque } = await openImage(cleaned).stats();
    const means = channels.map(({ mean }) => (depth === "ushort" ? mean / stepsOf16Bits : Math.round(mean)));
    const [red = 0, green = red, blue = red] = means.length < 3 ? means.slice(0, 1) : means;
    const colour = `#${[red, green, blue].map(hexOf).join("")}`;
    return { ok: true, width, height, ...(isOpaque && { colour }), ...(cleaned !== input && { bytes: cleaned }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return { ok: false, reason: message.includes("exceeds pixel limit") ? "tooManyPixels" : "damaged" };
  }
}

/** Single chunks can be removed from PNG and WebP. JPEG and AVIF can have metadata anywhere, so they are encoded again. */
const hasParts = (type: ImageType): type is "image/png" | "image/webp" => type === "image/png" || type === "image/webp";

/** Keeps the pixels unless the colour profile, orientation or animation requires another encoding. */
async function clean(decodable: Uint8Array, image: Sharp, metadata: Metadata, type: ImageType): Promise<Uint8Array> {
  const names = type === "image/webp" ? webpPartNames(decodable) : new Set<string>();
  const { icc, orientation, pages } = metadata;
  const needsEncoding = icc !== undefined || (orientation ?? 1) !== 1 || (pages ?? 1) > 1 || names.has("ANMF");
  if (hasParts(type) && !needsEncoding) return stripMetadata(decodable, type, false);
  const upright = image.autoOrient().toColourspace("srgb");
  return encode(type === "image/jpeg" ? shrink(upright, metadata) : upright, type, names.has("VP8L"));
}

/** Divides both sides by a power of two, which the JPEG decoder does while reading, before it allocates memory. */
function shrink(image: Sharp, { width, height }: Metadata): Sharp {
  let factor = 1;
  while ((width * height) / factor ** 2 > mostKeptPixels) factor *= 2;
  const side = Math.ceil(Math.max(width, height) / factor);
  return factor === 1 ? image : image.resize({ width: side, height: side, fit: "inside" });
}

function encode(image: Sharp, type: ImageType, lossless: boolean): Promise<Buffer> {
  if (type === "image/png") return image.png().toBuffer();
  if (type === "image/webp") return image.webp({ quality: bestQuality, lossless }).toBuffer();
  if (type === "image/avif") return image.avif({ quality: bestQuality, chromaSubsampling: "4:4:4", effort: avifEffort }).toBuffer();
  return image.jpeg({ quality: bestQuality, chromaSubsampling: "4:4:4" }).toBuffer();
}

const stepsOf16Bits = 256;

function hexOf(mean: number): string {
  return Math.floor(mean).toString(16).padStart(2, "0");
}
