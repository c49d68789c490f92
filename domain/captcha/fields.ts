import * as v from "valibot";
import { because } from "../fields.ts";

/** As altcha has it: the browser's worker solves it, and it comes back whole. */
const challenge = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    data: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  }),
  signature: v.optional(v.string()),
});

/** What is handed out: data URLs of the picture and of the piece, whose upper edge is at `y`, and work to prove instead. */
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

/** `subject` is the mailbox or login that the puzzle is solved for: work instead of it is good for that alone. */
export const puzzleRequestSchema = v.object({
  subject: v.optional(v.pipe(v.string(because("invalidInput")), v.maxLength(254, because("tooLong")))),
});

const id = v.pipe(v.string(because("required")), v.uuid(because("invalidInput")));
/** As JSON has it, or a form. */
const pixels = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,4}(\.\d{1,4})?$/), v.transform(Number))], because("notANumber")),
  v.finite(because("notANumber")),
  v.minValue(-1000, because("notANumber")),
  v.maxValue(1000, because("notANumber")),
);
const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-100_000), v.maxValue(1_000_000));

/** Where the slider was, and when: milliseconds since it was taken, x and y in pixels of the picture. */
const track = v.pipe(
  v.array(v.tuple([coordinate, coordinate, coordinate]), because("invalidInput")),
  v.maxLength(2000, because("tooLong")),
);

const slide = v.object({ id, x: pixels, track });
const proof = v.object({
  id,
  proof: v.pipe(v.string(because("invalidInput")), v.nonEmpty(because("required")), v.maxLength(4000, because("tooLong"))),
});
const click = v.object({ id, x: pixels, y: pixels });

/** The three ways: the slider, proven work, or a click into the picture. */
export const solutionSchema = v.union([slide, proof, click], because("invalidInput"));
export const solvedSchema = v.object({ token: v.string() });

export type Solution = v.InferOutput<typeof solutionSchema>;
export type Track = v.InferOutput<typeof track>;
