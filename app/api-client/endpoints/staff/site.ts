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
    summary: "Returns the site config of a language with its history",
    input: forms.siteQuery,
    answer: forms.siteAnswer,
    errorCodes: {},
  },
  save: {
    ...administrators,
    method: "POST",
    path: "/staff/site/save",
    summary: "Saves the site config of a language; its pages change immediately",
    input: forms.siteInput,
    answer: noData,
    errorCodes: { savedSince: 400 },
  },
  maintenance: {
    ...administrators,
    method: "GET",
    path: "/staff/maintenance",
    summary: "Lists pages under maintenance with the languages in which they are closed, and all pages that may be closed",
    input: noFields,
    answer: forms.maintenanceAnswer,
    errorCodes: {},
  },
  saveMaintenance: {
    ...administrators,
    method: "POST",
    path: "/staff/maintenance",
    summary: "Closes pages in the named languages and reopens all others",
    input: forms.maintenanceInput,
    answer: noData,
    errorCodes: { savedSince: 400 },
  },
  texts: {
    ...writers,
    method: "GET",
    path: "/staff/texts",
    summary: "Finds UI strings that contain a text",
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
    summary: "Finds UI strings by the texts that a page shows",
    input: forms.renderedTextQuery,
    answer: forms.foundAnswer,
    errorCodes: {},
  },
  inspect: {
    ...writers,
    method: "GET",
    path: "/staff/texts/picking",
    summary: "Returns a token for inspect mode and the list of pages",
    input: noFields,
    answer: v.object({ query: v.string(), pages: v.array(v.string()) }),
    errorCodes: {},
  },
  replace: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/texts/replace",
    summary: "Overrides a UI string in a language, or restores the original",
    input: forms.replacementInput,
    answer: noData,
    errorCodes: { unknownText: 400, unknownPlace: 400, savedSince: 400 },
    errorData: forms.currentOverrideAnswer,
  },
} as const satisfies Record<string, Endpoint>;
