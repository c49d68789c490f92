import sharp, { type Sharp } from "sharp";
import type { ImageType } from "./jobs.ts";

/** Larger images are not product photographs but attempts to exhaust the decoder's memory. */
const maxPixels = 50_000_000;
/**
 * Phones take up to 200 megapixels; the JPEG decoder scales such images down before it allocates memory. Of a progressive JPEG it
 * first keeps all coefficients, which would be a gigabyte for a file of one megabyte.
 */
const maxPixelsOfJpeg = 200_000_000;

export function maxPixelsOf(type: ImageType, isProgressive = false): number {
  return type === "image/jpeg" && !isProgressive ? maxPixelsOfJpeg : maxPixels;
}

/**
 * Opens an image with the tolerance of browsers: accepts data that a decoder only warns about, and refuses truncated files.
 * Inspection and variants share this rule, so that every accepted image can be shown.
 */
export function openImage(input: Uint8Array | string, limitInputPixels = maxPixels): Sharp {
  return sharp(input, { failOn: "truncated", limitInputPixels });
}
