export { publicPicture, type PublicPicture } from "./picture-facts.ts";
export { kindSizes, previewSize, shapeSizes, type PictureSize, type ShownAs } from "./sizes.ts";

/** Path of image variants; files are at /files. */
export const mediaPath = "/media";

/** Maximum size of one upload by staff. */
export const mostUploadBytes = 50 * 1024 * 1024;
