import * as v from "valibot";
import { searchKinds, searchText } from "#domain/content/schema";
import { countryPattern } from "#domain/countries/schema";
import { placeIdPattern, placeText, coordinateFields, namedPlace } from "#domain/places/schema";
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
  /** Language tag of the texts. */
  lang: v.string(),
  title: v.string(),
  excerpt: v.array(v.object({ text: v.string(), match: v.boolean() })),
  picture: v.optional(v.string()),
  date: v.optional(v.string()),
  sample: v.optional(v.literal(true)),
  /** Last valid day of a certificate that has expired. */
  expiredOn: v.optional(v.string()),
};

const q = v.optional(searchText, "");
const size = v.optional(wholeNumber(1, mostResults), "24");

/** Type of a search result: one of the content types, or a file. Pages that are no entry have the type `page`. */
function resultType<Type extends string>(types: readonly Type[]) {
  return v.picklist([...types, "document"] as const);
}

function results<Type extends string>(types: readonly Type[]) {
  return v.array(v.object({ type: resultType(types), ...result }));
}

/** Creates the search endpoint for these content types, pages and files. */
export function searchEndpoint<Type extends string>(types: readonly Type[]) {
  return {
    method: "GET",
    path: "/search",
    tag: "content",
    by: "everybody",
    summary: "Finds the entries, pages, and files of a language that match a text, best match first",
    input: v.object({ q, language, size, type: v.optional(v.picklist(types, "unknownChoice" satisfies Reason)) }),
    answer: results(types),
    errorCodes: {},
  } as const satisfies Endpoint;
}

/** Creates the search endpoint with the number of results of each kind, and with a filter by kind. */
export function searchKindsEndpoint<Type extends string>(types: readonly Type[]) {
  return {
    method: "GET",
    path: "/search/kinds",
    tag: "content",
    by: "everybody",
    summary: "Finds the matches of a text, of one kind or of all kinds, with the number of matches of each kind",
    input: v.object({ q, language, size, kind: v.optional(v.picklist(searchKinds, "unknownChoice" satisfies Reason)) }),
    answer: v.object({
      results: results(types),
      counts: v.object(v.entriesFromList(searchKinds, v.optional(v.number()))),
      /** Whether the text has words of an emergency, such as smoke: the emergency notice then belongs above the results. */
      isEmergency: v.boolean(),
    }),
    errorCodes: {},
  } as const satisfies Endpoint;
}

export function suggestionsEndpoint<Type extends string>(types: readonly Type[]) {
  return {
    method: "GET",
    path: "/search/suggestions",
    tag: "content",
    by: "everybody",
    summary: "Suggests names and addresses for a text with an incomplete last word, best match first; in an emergency its notice",
    input: v.object({ q, language, size }),
    answer: v.array(v.object({ type: resultType(types), path: v.string(), title: v.string(), lang: v.string() })),
    errorCodes: {},
  } as const satisfies Endpoint;
}

export const place = {
  method: "GET",
  path: "/place",
  tag: "content",
  by: "everybody",
  summary: "Finds the places that match a text, those of a given country first, or the place with a given id",
  input: v.object({
    q: v.optional(placeText, ""),
    id: v.optional(v.pipe(v.string(), v.regex(placeIdPattern))),
    country: v.optional(v.pipe(v.string(), v.regex(countryPattern))),
    language,
  }),
  answer: v.array(namedPlace),
  errorCodes: {},
} as const satisfies Endpoint;

export const placeNear = {
  method: "POST",
  path: "/place/near",
  tag: "content",
  by: "everybody",
  summary: "Finds the place nearest to a position, which is rounded and not stored; the result is empty if no place is near",
  input: v.object({ ...coordinateFields, language }),
  answer: v.array(namedPlace),
  errorCodes: {},
} as const satisfies Endpoint;
