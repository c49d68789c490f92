// Without the library of schemas, which no browser gets: the puzzle reads this. What the calls take and answer is in fields.ts.
export type { IssuedPuzzle, Solution, Track } from "./fields.ts";

/** The picture, in its own pixels: narrow enough for a window of 320, where a click without JavaScript comes unscaled. */
export const pictureSize = { width: 280, height: 160 };
/** The box around the piece, and the square within it that its knobs stand out of. */
export const pieceBox = 56;
export const pieceBody = { offset: 10, size: 36 };
/** Furthest that the piece goes. */
export const slideLength = pictureSize.width - pieceBox;

/** What an arrow key moves the piece by, and a page key. */
export const steps = { arrow: 2, page: 20 };
