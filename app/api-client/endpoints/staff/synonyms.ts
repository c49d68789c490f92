import * as v from "valibot";
import { searchTargetsAnswer, searchTargetsQuery, synonymForm, synonymsAnswer, synonymTarget } from "#domain/content/fields";
import { languageCodes } from "#i18n/languages.ts";
import { noData, type Endpoint } from "../endpoint.ts";
import { wholeNumber } from "../query.ts";

const writers = { tag: "staff", by: "staff", roles: ["administrator", "editor"] } as const;

export const synonyms = {
  list: {
    ...writers,
    method: "GET",
    path: "/staff/synonyms",
    summary: "Lists synonyms and pinned results of a language",
    input: v.object({
      language: v.picklist(languageCodes),
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ""),
      page: v.optional(wholeNumber(1, 10_000), "1"),
    }),
    answer: synonymsAnswer,
    errorCodes: {},
  },
  targets: {
    ...writers,
    method: "GET",
    path: "/staff/synonyms/targets",
    summary: "Suggests pages and entries that a synonym can lead to",
    input: searchTargetsQuery,
    answer: searchTargetsAnswer,
    errorCodes: {},
  },
  save: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/synonyms/save",
    summary: "Saves a synonym or pinned result; searches use it immediately",
    input: synonymForm,
    answer: noData,
    errorCodes: { savedSince: 400 },
  },
  remove: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/synonyms/remove",
    summary: "Deletes a synonym or pinned result",
    input: synonymTarget,
    answer: noData,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
