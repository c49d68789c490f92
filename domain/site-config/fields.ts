import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { because, lines, revision } from "../fields.ts";
import { language } from "../identifiers.ts";
import { siteSchema, textPlaces } from "./schema.ts";

const longestText = 5000;

const key = v.pipe(v.string(because("required")), v.nonEmpty(because("required")), v.maxLength(300, because("tooLong")));
/** The words that stood in a text's place when its editor began, `null` for the original. */
const was = v.nullable(v.pipe(v.string(), v.maxLength(longestText)));

export const siteQuery = v.object({ language });
/** What is wrong in the site config is said by dotted path. */
export const siteInput = v.object({ language, basedOn: revision(), site: v.unknown() });
/** `words: null` brings the original back. */
export const replacementInput = v.object({ language, key, was, words: v.nullable(lines(longestText)) });

export const siteAnswer = v.object({
  /** The last saved states, the standing one first. */
  revisions: v.array(v.object({ revision: v.number(), site: siteSchema, who: v.string(), savedAt: v.string() })),
  /** The pages that may be put under maintenance. */
  pages: v.array(v.string()),
});

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
/** Words that a page of this path, without prefix, shows: one group a line, the likeliest first. */
export const saidQuery = v.object({ language, said: v.pipe(v.string(), v.maxLength(2500)), path: v.pipe(v.string(), v.maxLength(300)) });
export const foundAnswer = v.object({ texts });
export const standingAnswer = v.object({ standing: v.nullable(v.string()) });

/** What is an example in a language's site config: fields by name, and how many of its contacts. */
export const siteSamplesAnswer = v.array(v.object({ language, fields: v.array(v.string()), contacts: v.number() }));
export type SiteSamples = v.InferOutput<typeof siteSamplesAnswer>;
