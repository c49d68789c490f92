import * as v from "valibot";
import { day } from "../dates.ts";

const text = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** `words` are looked for in action, subject and what was before and after; `before` is the id of the last row that is known already. */
export const actsQuery = v.object({
  words: v.optional(text, ""),
  who: v.optional(text, ""),
  from: v.optional(day()),
  to: v.optional(day()),
  below: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger())),
});

export const actsAnswer = v.array(
  v.object({
    id: v.number(),
    at: v.string(),
    /** Name of a member of staff or of a part of the system; `id` where they left. */
    who: v.string(),
    action: v.string(),
    subject: v.string(),
    before: v.unknown(),
    after: v.unknown(),
  }),
);

export type ActsQuery = v.InferOutput<typeof actsQuery>;
export type Acts = v.InferOutput<typeof actsAnswer>;
