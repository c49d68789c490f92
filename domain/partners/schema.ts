import * as v from "valibot";
import { senderAttachmentIds } from "#domain/attachments/schema";
import { maxMessageLength, questionSchema } from "#domain/contact/schema";
import { productLines } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { maxPlaceTextLength } from "#domain/places/schema";
import { maxManufacturersLength, partnerRoles } from "#domain/request-kinds/schema";
import { errorCode, emptyIfMissing, singleLineText, multiLineText, optional, toAsciiDigits, ticked } from "../fields.ts";

const { name, email, telephone, company } = questionSchema.entries;

/** Ticked options of a form, which sends a single one as a string. */
const chosenOptions = <Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())], errorCode("required")), []),
    v.transform((values) => [values].flat()),
    v.array(v.picklist(choices, errorCode("unknownChoice"))),
    v.minLength(1, errorCode("required")),
    v.maxLength(choices.length, errorCode("unknownChoice")),
  );

const count = (most: number) =>
  optional(
    v.pipe(
      v.string(),
      v.transform((text) => toAsciiDigits(text).trim()),
      v.regex(/^\d{1,7}$/, errorCode("notANumber")),
      v.transform(Number),
      v.maxValue(most, errorCode("notANumber")),
    ),
  );

/** Adds the missing scheme of a typed website address. */
const website = v.pipe(
  singleLineText(200),
  v.transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)),
  v.url(errorCode("webAddress")),
  v.regex(/^https?:\/\/[^/]+\.[^/]/i, errorCode("webAddress")),
);

export const applicationSchema = v.object({
  company,
  registration: singleLineText(60),
  roles: chosenOptions(partnerRoles),
  country: emptyIfMissing(
    v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required")), v.check(isCountry, errorCode("unknownChoice"))),
  ),
  region: singleLineText(100),
  city: singleLineText(maxPlaceTextLength),
  lines: chosenOptions(productLines),
  years: count(200),
  installations: count(1_000_000),
  manufacturers: optional(multiLineText(maxManufacturersLength)),
  name,
  email,
  telephone,
  website: optional(website),
  message: optional(multiLineText(maxMessageLength)),
  consent: ticked("storingConsentRequired"),
});

/** `files`: ids of uploaded attachments. */
export const applicationFormSchema = v.object({ ...applicationSchema.entries, files: optional(senderAttachmentIds) });

export type Application = v.InferOutput<typeof applicationSchema>;
