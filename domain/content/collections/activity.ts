import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { eventCollection, isOrdered, orderMessage, timeZone } from "./event-fields.ts";
import { productLines } from "./product.ts";
import { requiredText, withFrench } from "./text-fields.ts";

const activitySchema = v.pipe(
  v.strictObject({
    /** What the clocks of the time zone show. */
    start: v.pipe(v.string(), v.isoDateTime()),
    end: v.pipe(v.string(), v.isoDateTime()),
    timeZone,
    sector: v.picklist(productLines),
    online: v.boolean(),
    sample: v.optional(v.boolean()),
    ...withFrench({ title: requiredText, lead: requiredText, place: requiredText }),
  }),
  v.check((event) => isOrdered(event), orderMessage),
);

export type ActivityData = v.InferOutput<typeof activitySchema>;

export const activity: Collection = {
  type: "activity",
  schema: activitySchema,
  // Which tab an event is in changes with time: the page leads on to it.
  path: (key) => `/explore/activity?event=${key}`,
  ...eventCollection,
  summaryFields: ["start", "end", "timeZone", "sector", "online", "title", "lead", "place", "sample"],
  search: { title: "title", fields: { title: "B", place: "B", lead: "C" } },
};
