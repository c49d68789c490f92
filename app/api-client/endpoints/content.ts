import * as v from "valibot";
import { websiteIds } from "#i18n/languages.ts";
import type { Endpoint } from "./endpoint.ts";
import { websiteId, wholeNumber } from "./query.ts";

/** As many entries as a list answers with at once, and unless it is told how many. */
export const mostEntries = 9999;
const mostPages = 1_000_000;

const listQuery = v.object({
  page: v.optional(wholeNumber(1, mostPages), "1"),
  size: v.optional(wholeNumber(1, mostEntries), String(mostEntries)),
  websiteId: v.optional(websiteId),
});
const itemQuery = v.object({ id: v.string(), websiteId: v.optional(websiteId) });

const entry = { id: v.string(), websiteId: v.picklist(websiteIds), state: v.literal(1) };

/** The two calls of a content type, which is added to `domain/content`. `own`: what its lists and its items say besides. */
export function entryEndpoints<Type extends string>(type: Type, own: { listed?: v.ObjectEntries; whole?: v.ObjectEntries } = {}) {
  return {
    list: {
      method: "GET",
      path: `/${type}/list`,
      tag: "content",
      by: "everybody",
      summary: `Public ${type} entries`,
      input: listQuery,
      answer: v.array(v.looseObject({ ...own.listed, ...entry })),
      refusals: {},
    },
    item: {
      method: "GET",
      path: `/${type}/:id`,
      tag: "content",
      by: "everybody",
      summary: `One ${type} entry`,
      input: itemQuery,
      answer: v.looseObject({ ...own.whole, ...entry, editions: v.array(v.picklist(websiteIds)) }),
      refusals: { notFound: 404 },
    },
  } as const satisfies Record<string, Endpoint>;
}
