export { publicPicture, type PublicPicture } from "./picture-facts.ts";
export { kindSizes, previewSize, shapeSizes, type PictureSize, type ShownAs } from "./sizes.ts";

/** Where the sizes of pictures are to be had; files are at /files. */
export const mediaPath = "/media";

/** Of one file that staff upload. */
export const mostUploadBytes = 50 * 1024 * 1024;
