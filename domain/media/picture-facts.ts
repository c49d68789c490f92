import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pixels = v.pipe(v.number(), v.minValue(0));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const texts = v.strictObject({ alt: v.optional(text), caption: v.optional(text) });

/** What of a picture is never cut off, in hundredths of its width and height. */
const focus = v.strictObject({ x: hundredths, y: hundredths });
/**
 * How large a thing is that a picture shows on transparent ground, in pixels of the picture: a metre, the axis of the
 * device from the left edge, its feet from the lower one. What hangs on a wall has no feet.
 */
const scale = v.strictObject({ metre: v.pipe(v.number(), v.gtValue(0)), axis: pixels, feet: v.optional(pixels) });

/** What is said of a picture besides what is seen on it. `shape`: what narrow windows show of it, cut around its focus. */
export const description = v.strictObject({
  focus: v.optional(focus),
  shape: v.optional(v.picklist(["upright", "broad"])),
  scale: v.optional(scale),
  texts: v.optional(v.strictObject(v.entriesFromList(languageCodes, v.optional(texts)))),
});

/** A picture as `GET /media` tells it. `colour` is the mean one; none where it is transparent somewhere. */
export const publicPicture = v.object({
  ...description.entries,
  name: v.string(),
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.optional(v.string()),
});

export type Focus = v.InferOutput<typeof focus>;
export type Description = v.InferOutput<typeof description>;
export type PublicPicture = v.InferOutput<typeof publicPicture>;
/** What decides in which sizes it can be had. */
export type SizedPicture = Pick<PublicPicture, "hash" | "width" | "height" | "colour" | "focus" | "shape">;
