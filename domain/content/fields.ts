import * as v from "valibot";
import { errorCode, singleLineText } from "../fields.ts";
import { languageCodes } from "#i18n/languages.ts";

const longestTarget = 200;
const longestWords = 80;
const mostWords = 100;

const language = v.picklist(languageCodes, errorCode("unknownChoice"));
/** A target is a path without language prefix, or other words. */
const target = singleLineText(longestTarget);
const words = v.array(singleLineText(longestWords));

/** `was` holds the words that the editor saw, for optimistic locking; with `null` the new words are added. */
export const synonymForm = v.object({
  language,
  target,
  words: v.pipe(words, v.minLength(1, errorCode("required")), v.maxLength(mostWords, errorCode("tooLong"))),
  was: v.nullable(words),
});
export const synonymTarget = v.object({ language, target });
export const synonymsAnswer = v.object({
  synonyms: v.array(v.object({ target: v.string(), words: v.array(v.string()) })),
  total: v.number(),
});
export const searchTargetsQuery = v.object({ language, q: singleLineText(longestTarget) });
export const searchTargetsAnswer = v.array(v.object({ path: v.string(), title: v.string() }));

export type SynonymForm = v.InferOutput<typeof synonymForm>;
export type Synonyms = v.InferOutput<typeof synonymsAnswer>;
