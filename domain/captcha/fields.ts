import * as v from "valibot";
import { errorCode } from "../fields.ts";

/** Challenge of altcha-lib. The browser's worker solves it and sends it back unchanged. */
const challenge = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    data: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  }),
  signature: v.optional(v.string()),
});

/** `background`, `piece`: images as data URLs; `y`: upper edge of the piece; `challenge`: challenge of the proof of work. */
export const puzzleSchema = v.object({
  id: v.string(),
  background: v.string(),
  piece: v.string(),
  width: v.number(),
  height: v.number(),
  y: v.number(),
  challenge,
});

export type IssuedPuzzle = v.InferOutput<typeof puzzleSchema>;

const id = v.pipe(v.string(errorCode("required")), v.uuid(errorCode("invalidInput")));
/** Number from JSON, or text from a form. */
const pixels = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,4}(\.\d{1,4})?$/), v.transform(Number))], errorCode("notANumber")),
  v.finite(errorCode("notANumber")),
  v.minValue(-1000, errorCode("notANumber")),
  v.maxValue(1000, errorCode("notANumber")),
);
const proof = v.pipe(v.string(errorCode("invalidInput")), v.nonEmpty(errorCode("required")), v.maxLength(4000, errorCode("tooLong")));

const slide = v.object({ id, x: pixels, proof });
const work = v.object({ id, proof });
const click = v.object({ id, x: pixels, y: pixels });

/** Slider and proof of work; only the proof for users who cannot drag; or a click on the image without JavaScript. */
export const solutionSchema = v.union([slide, work, click], errorCode("invalidInput"));
export const captchaTokenAnswer = v.object({ token: v.string() });

export type Solution = v.InferOutput<typeof solutionSchema>;
