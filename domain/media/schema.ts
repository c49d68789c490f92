export { publicPicture, type PublicPicture } from "./picture-facts.ts";
export { kindSizes, previewSize, shapeSizes, type PictureSize, type ShownAs } from "./sizes.ts";

/** Image variants are below this path; files are at /files. */
export const mediaPath = "/media";

/** Limits one upload by staff. */
export const mostUploadBytes = 50 * 1024 * 1024;
