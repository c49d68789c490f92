import * as v from "valibot";
import { longestAddress, longestList } from "./schema.ts";

// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const plain = /^[^\u0000-\u001f\u007f]+$/;
const line = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(plain));
/** A path of this site, without its query: what somebody typed is nobody's business. */
const route = v.pipe(line(longestAddress), v.regex(/^\/[^?#]*$/));
const list = v.pipe(v.array(route), v.maxLength(longestList));

/** What a browser tells of a visit. */
export const visitSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  client: v.picklist(["desktop", "mobile"]),
  browser: line(60),
  landingPage: route,
  jumpOut: v.boolean(),
  refer: v.optional(v.pipe(line(longestAddress), v.regex(/^https?:\/\/[^?#]+$/))),
  timezone: line(60),
  routes: list,
  resources: list,
});

export type VisitReport = v.InferOutput<typeof visitSchema>;
