import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { moment } from "../dates.ts";
import { errorCode } from "../fields.ts";
import { description } from "./picture-facts.ts";

const name = v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required")), v.maxLength(255, errorCode("tooLong")));
const kind = v.picklist(["picture", "file"], errorCode("unknownChoice"));

export const mediaQuery = {
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, errorCode("tooLong"))), ""),
  kind: v.optional(kind),
};
export type MediaQuery = { words: string; kind: v.InferOutput<typeof kind> | undefined; page: number; size: number };

export const mediaName = v.object({ name });

const texts = v.record(v.picklist(languageCodes), v.object({ alt: v.string(), caption: v.string() }));
const { focus, shape } = description.entries;
/** `texts` has the changed languages; an empty text is deleted. `basedOn` is the `updatedAt` that the editor saw. */
export const describeInput = v.object({
  name,
  basedOn: moment(),
  focus,
  shape,
  texts: v.optional(texts, {}),
});
export type DescriptionChange = Omit<v.InferOutput<typeof describeInput>, "name" | "basedOn">;

const version = {
  version: v.number(),
  type: v.string(),
  bytes: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  hash: v.string(),
};
const listedFields = {
  ...version,
  name: v.string(),
  kind,
  colour: v.nullable(v.string()),
  description,
  updatedAt: v.string(),
};
export const mediaListAnswer = v.object({ total: v.number(), media: v.array(v.object({ ...listedFields, uses: v.number() })) });
export const mediaAnswer = v.object({
  ...listedFields,
  updatedBy: v.string(),
  uses: v.array(
    v.object({ type: v.string(), key: v.string(), title: v.string(), language: v.picklist(languageCodes), isPublic: v.boolean() }),
  ),
  versions: v.array(v.object({ ...version, author: v.string(), createdAt: v.string() })),
});
export const uploadedAnswer = v.object({ name: v.string(), kind });
export const replacedAnswer = v.object({ version: v.number() });
