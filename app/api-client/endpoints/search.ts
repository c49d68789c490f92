import * as v from "valibot";
import { searchText } from "#domain/content/schema";
import { placeText, namedPlace } from "#domain/places/schema";
import { languageCodes, websiteIds } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Endpoint } from "./endpoint.ts";
import { wholeNumber } from "./query.ts";

const mostResults = 50;

const language = v.optional(v.picklist(languageCodes), "en");

const result = {
  id: v.string(),
  websiteId: v.picklist(websiteIds),
  state: v.literal(1),
  path: v.string(),
  /** Tag of the language that the texts are in. */
  lang: v.string(),
  title: v.string(),
  excerpt: v.array(v.object({ text: v.string(), match: v.boolean() })),
  picture: v.optional(v.string()),
  date: v.optional(v.string()),
  sample: v.optional(v.literal(true)),
};

/** Search among entries of these types and pages. */
export function searchEndpoint<Type extends string>(types: readonly Type[]) {
  return {
    method: "GET",
    path: "/search",
    tag: "content",
    by: "everybody",
    summary: "Entries and pages in a language that a text finds, best first",
    input: v.object({
      q: v.optional(searchText, ""),
      language,
      size: v.optional(wholeNumber(1, mostResults), "24"),
      type: v.optional(v.picklist(types, "unknownChoice" satisfies Reason)),
    }),
    // The type of the entry, or `page` of a page that is none.
    answer: v.array(v.object({ type: v.picklist([...types, "page"] as const), ...result })),
    refusals: {},
  } as const satisfies Endpoint;
}

export const place = {
  method: "GET",
  path: "/place",
  tag: "content",
  by: "everybody",
  summary: "Places that a text names, best first; an id names its place too",
  input: v.object({ q: v.optional(placeText, ""), language }),
  answer: v.array(namedPlace),
  refusals: {},
} as const satisfies Endpoint;
