// Read by browsers, so without valibot: what the calls take and return is in fields.ts.
export type { IssuedPuzzle, Solution } from "./fields.ts";

/** Size of the picture in CSS pixels: narrow enough for a window of 320, where a click without JavaScript comes unscaled. */
export const pictureSize = { width: 280, height: 160 };
/** Side of the box around the piece, and the square inside it that the knobs stand out of. */
export const pieceBox = 56;
export const pieceBody = { offset: 10, size: 36 };
/** Largest x of the piece. */
export const slideLength = pictureSize.width - pieceBox;
