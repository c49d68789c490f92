import * as v from "valibot";
import { because, line } from "../fields.ts";
import { languageCodes } from "#i18n/languages.ts";

const longestTarget = 200;
const longestWords = 80;
const mostWords = 100;

const language = v.picklist(languageCodes, because("unknownChoice"));
/** A target is a path without language prefix, or other words. */
const target = line(longestTarget);
const words = v.array(line(longestWords));

/** `was` holds the words that the editor saw, for optimistic locking; with `null` the new words are added. */
export const synonymForm = v.object({
  language,
  target,
  words: v.pipe(words, v.minLength(1, because("required")), v.maxLength(mostWords, because("tooLong"))),
  was: v.nullable(words),
});
export const synonymTarget = v.object({ language, target });
export const synonymsAnswer = v.object({
  synonyms: v.array(v.object({ target: v.string(), words: v.array(v.string()) })),
  total: v.number(),
});

export type SynonymForm = v.InferOutput<typeof synonymForm>;
export type Synonyms = v.InferOutput<typeof synonymsAnswer>;
