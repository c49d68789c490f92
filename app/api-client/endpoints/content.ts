import * as v from "valibot";
import { websiteIds } from "#i18n/languages.ts";
import type { Endpoint } from "./endpoint.ts";
import { websiteId, wholeNumber } from "./query.ts";

/** Largest and default number of entries in a list. */
export const maxEntries = 9999;
const mostPages = 1_000_000;

const listQuery = v.object({
  page: v.optional(wholeNumber(1, mostPages), "1"),
  size: v.optional(wholeNumber(1, maxEntries), String(maxEntries)),
  websiteId: v.optional(websiteId),
});
const itemQuery = v.object({ id: v.string(), websiteId: v.optional(websiteId) });

/** Creates the list and item endpoints of a content type from the schemas of its entries. */
export function entryEndpoints<Type extends string, Listed extends v.ObjectEntries, Whole extends v.ObjectEntries>(
  type: Type,
  { listed, whole }: { listed: Listed; whole: Whole },
) {
  return {
    list: {
      method: "GET",
      path: `/${type}/list`,
      tag: "content",
      by: "everybody",
      summary: `Lists the published entries of the type ${type}`,
      input: listQuery,
      answer: v.array(v.object(listed)),
      errorCodes: {},
    },
    item: {
      method: "GET",
      path: `/${type}/:id`,
      tag: "content",
      by: "everybody",
      summary: `Returns a published entry of the type ${type}`,
      input: itemQuery,
      // Websites that have an entry with this id.
      answer: v.object({ ...whole, editions: v.array(v.picklist(websiteIds)) }),
      errorCodes: { notFound: 404 },
    },
  } as const satisfies Record<string, Endpoint>;
}
