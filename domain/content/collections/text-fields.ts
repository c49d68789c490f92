import * as v from "valibot";

export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Texts that every entry with a page of its own has; `body` is Markdown. */
export const textFields = {
  title: requiredText,
  description: requiredText,
  keywords: v.pipe(v.array(requiredText), v.minLength(1)),
  lead: requiredText,
  pictureAlt: requiredText,
  body: requiredText,
};

/** An entry's texts, and for website 3 the same texts once more in French. */
export function withFrench<Texts extends v.ObjectEntries>(texts: Texts) {
  return { ...texts, fr: v.optional(v.strictObject(texts)) };
}
