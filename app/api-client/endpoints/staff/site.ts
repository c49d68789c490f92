import * as v from "valibot";
import * as forms from "#domain/site-config/fields";
import { textPlaces } from "#domain/site-config/schema";
import { languageCodes } from "#i18n/languages.ts";
import { noFields, noData, type Endpoint } from "../endpoint.ts";
import { wholeNumber } from "../query.ts";

const administrators = { tag: "staff", by: "staff", roles: ["administrator"] } as const;
const writers = { tag: "staff", by: "staff", roles: ["administrator", "editor"] } as const;

/** Endpoints for the site config of each language and for overrides of UI strings. */
export const site = {
  read: {
    ...administrators,
    method: "GET",
    path: "/staff/site",
    summary: "A language's site config, as it stands and as it was",
    input: forms.siteQuery,
    answer: forms.siteAnswer,
    errorCodes: {},
  },
  save: {
    ...administrators,
    method: "POST",
    path: "/staff/site/save",
    summary: "Stores a language's site config; its pages change at once",
    input: forms.siteInput,
    answer: noData,
    errorCodes: { savedSince: 400 },
  },
  texts: {
    ...writers,
    method: "GET",
    path: "/staff/texts",
    summary: "Texts of the interface that have what was typed",
    input: v.object({
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ""),
      language: v.optional(v.picklist(languageCodes)),
      place: v.optional(v.picklist(textPlaces)),
      /** Whether to list only texts that an editor has overridden. */
      replaced: v.optional(v.literal("1")),
      page: v.optional(wholeNumber(1, 10_000), "1"),
    }),
    answer: forms.textsAnswer,
    errorCodes: {},
  },
  findByRenderedText: {
    ...writers,
    method: "GET",
    path: "/staff/texts/said",
    summary: "Texts of the interface that a page shows as words",
    input: forms.renderedTextQuery,
    answer: forms.foundAnswer,
    errorCodes: {},
  },
  inspect: {
    ...writers,
    method: "GET",
    path: "/staff/texts/picking",
    summary: "What opens a public page for its sentences to be picked, and the pages that there are",
    input: noFields,
    answer: v.object({ query: v.string(), pages: v.array(v.string()) }),
    errorCodes: {},
  },
  replace: {
    ...writers,
    method: "POST",
    path: "/staff/texts/replace",
    summary: "Puts other words in the place of a text, in a language, or brings the original back",
    input: forms.replacementInput,
    answer: noData,
    errorCodes: { unknownText: 400, unknownPlace: 400, savedSince: 400 },
    errorData: forms.currentOverrideAnswer,
  },
} as const satisfies Record<string, Endpoint>;
