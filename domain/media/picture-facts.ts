import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pixels = v.pipe(v.number(), v.minValue(0));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const texts = v.strictObject({ alt: v.optional(text), caption: v.optional(text) });

/** Every crop contains the focus point, in percent of width and height. */
const focus = v.strictObject({ x: hundredths, y: hundredths });
/**
 * Scale of a cut-out in pixels of the image: length of a metre, axis of the device from the left edge, its base from
 * the lower edge. Wall-mounted devices have no base.
 */
const scale = v.strictObject({ metre: v.pipe(v.number(), v.gtValue(0)), axis: pixels, feet: v.optional(pixels) });

/** `shape` is the crop for narrow windows, around the focus. */
export const description = v.strictObject({
  focus: v.optional(focus),
  shape: v.optional(v.picklist(["upright", "broad"])),
  scale: v.optional(scale),
  texts: v.optional(v.strictObject(v.entriesFromList(languageCodes, v.optional(texts)))),
});

/** In thousandths of width and height. */
const thousandths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const crop = v.object({ x: thousandths, y: thousandths, width: thousandths, height: thousandths });

/**
 * `GET /media` returns these images. `colour` is the mean colour; transparent images have none. With `crop`, name, size,
 * focus and scale are those of a part of an image.
 */
export const publicPicture = v.object({
  ...description.entries,
  crop: v.optional(crop),
  name: v.string(),
  hash: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.optional(v.string()),
});

export type Focus = v.InferOutput<typeof focus>;
export type Description = v.InferOutput<typeof description>;
export type PublicPicture = v.InferOutput<typeof publicPicture>;
/** These properties determine the available variants. */
export type SizedPicture = Pick<PublicPicture, "hash" | "width" | "height" | "colour" | "focus" | "shape" | "crop">;
