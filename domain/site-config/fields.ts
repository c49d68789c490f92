import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { momentText } from "../dates.ts";
import { errorCode, multiLineText, revision } from "../fields.ts";
import { language } from "../identifiers.ts";
import { siteSchema, textPlaces } from "./schema.ts";

const maxTextLength = 5000;

const key = v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required")), v.maxLength(300, errorCode("tooLong")));
/** `was` is the override that the editor saw, `null` for the original; for optimistic locking. */
const was = v.nullable(v.pipe(v.string(), v.maxLength(maxTextLength)));

export const siteQuery = v.object({ language });
/** The service reports errors of `site` by dotted path. */
export const siteInput = v.object({ language, basedOn: revision(), site: v.unknown() });
/** `words: null` restores the original. */
export const replacementInput = v.object({ language, key, was, words: v.nullable(multiLineText(maxTextLength)) });

export const siteAnswer = v.object({
  revisions: v.array(v.object({ revision: v.number(), site: siteSchema, who: v.string(), savedAt: v.string() })),
});

/** Page under maintenance in some languages; `messages` replace the default message. The endpoint reports wrong rows by field. */
const maintenanceRow = v.object({
  path: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  until: v.optional(momentText()),
  languages: v.array(language),
  messages: v.partial(v.object(v.entriesFromList(languageCodes, multiLineText(1000)))),
});
const seen = v.pipe(v.string(), v.maxLength(100));
export const maintenanceInput = v.object({ rows: v.pipe(v.array(maintenanceRow), v.maxLength(100, errorCode("tooLong"))), seen });
/** `pages` may be closed; `titles` are in the languages of the website, empty for a page without a title. */
export const maintenanceAnswer = v.object({
  rows: v.array(maintenanceRow),
  seen,
  pages: v.array(v.object({ path: v.string(), titles: v.partial(v.object(v.entriesFromList(languageCodes, v.string()))) })),
});
export type MaintenanceRow = v.InferOutput<typeof maintenanceRow>;

const text = v.object({ original: v.string(), words: v.optional(v.string()) });
const texts = v.array(
  v.object({
    key: v.string(),
    place: v.picklist(textPlaces),
    path: v.optional(v.string()),
    texts: v.record(v.picklist(languageCodes), text),
  }),
);
export const textsAnswer = v.object({ total: v.number(), texts });
/** `said` has one rendered text per line, the likeliest first; `path` has no language prefix. */
export const renderedTextQuery = v.object({
  language,
  said: v.pipe(v.string(), v.maxLength(2500)),
  path: v.pipe(v.string(), v.maxLength(300)),
});
export const foundAnswer = v.object({ texts });
export const currentOverrideAnswer = v.object({ standing: v.nullable(v.string()) });

/** Lists the example fields and the number of example contacts of a language's site config. */
export const siteExamplesAnswer = v.array(v.object({ language, fields: v.array(v.string()), contacts: v.number() }));
export type SiteExamples = v.InferOutput<typeof siteExamplesAnswer>;

export * from "./layout-fields.ts";
