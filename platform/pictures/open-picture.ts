import sharp, { type Sharp } from "sharp";
import type { PictureType } from "./orders.ts";

/** More than this is no photograph of a product: it is there to make the decoder swallow memory. */
const maxPixels = 50_000_000;
/** Telephones write up to 200 megapixels. The decoder of JPEG makes them smaller before they take memory. */
const maxPixelsOfJpeg = 200_000_000;

export function maxPixelsOf(type: PictureType): number {
  return type === "image/jpeg" ? maxPixelsOfJpeg : maxPixels;
}

/**
 * Opens a picture as browsers do: what a decoder only warns of is shown, a file that breaks off is refused. Pictures are
 * judged so when they arrive and when sizes are made of them, so that what was accepted can be shown.
 */
export function openPicture(input: Uint8Array | string, limitInputPixels = maxPixels): Sharp {
  return sharp(input, { failOn: "truncated", limitInputPixels });
}
