// Does not import valibot, because browsers load this file. Schemas of the endpoints are in fields.ts.
export type { IssuedPuzzle, Solution } from "./fields.ts";

/** Size of the image in CSS pixels. It fits a window of 320 px unscaled, as clicks without JavaScript require. */
export const puzzleSize = { width: 280, height: 160 };
/** Side of the box around the piece with its knobs. */
export const pieceBox = 56;
/** Square of the piece without its knobs, inside the box. */
export const pieceBody = { offset: 10, size: 36 };
/** Maximum x of the piece. */
export const slideLength = puzzleSize.width - pieceBox;
