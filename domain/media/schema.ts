export { formatCrop, formatPicture, parseCrop, parsePicture, picturePattern, type Crop } from "./picture-value.ts";
export { publicPicture, type PublicPicture } from "./picture-facts.ts";
export { variantsForDisplay, previewVariant, croppedVariants, type ImageVariant, type DisplayKind } from "./sizes.ts";

/** Image variants are below this path; files are at /files. */
export const mediaPath = "/media";

/** Limits one upload by staff. */
export const maxUploadBytes = 50 * 1024 * 1024;
