import * as v from "valibot";
import { senderAttachmentIds } from "#domain/attachments/schema";
import { maxMessageLength, questionSchema } from "#domain/contact/schema";
import { productLines } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { longestPlaceText } from "#domain/places/schema";
import { maxManufacturersLength, partnerRoles } from "#domain/request-kinds/schema";
import { because, emptyIfMissing, line, lines, optional, toAsciiDigits, ticked } from "../fields.ts";

const { name, email, telephone, company } = questionSchema.entries;

/** Ticked options of a form, which sends a single one as a string. */
const chosenOptions = <Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())], because("required")), []),
    v.transform((values) => [values].flat()),
    v.array(v.picklist(choices, because("unknownChoice"))),
    v.minLength(1, because("required")),
    v.maxLength(choices.length, because("unknownChoice")),
  );

const count = (most: number) =>
  optional(
    v.pipe(
      v.string(),
      v.transform((text) => toAsciiDigits(text).trim()),
      v.regex(/^\d{1,7}$/, because("notANumber")),
      v.transform(Number),
      v.maxValue(most, because("notANumber")),
    ),
  );

/** Adds the missing scheme of a typed website address. */
const website = v.pipe(
  line(200),
  v.transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)),
  v.url(because("webAddress")),
  v.regex(/^https?:\/\/[^/]+\.[^/]/i, because("webAddress")),
);

export const applicationSchema = v.object({
  company,
  registration: line(60),
  roles: chosenOptions(partnerRoles),
  country: emptyIfMissing(
    v.pipe(v.string(because("required")), v.nonEmpty(because("required")), v.check(isCountry, because("unknownChoice"))),
  ),
  region: line(100),
  city: line(longestPlaceText),
  lines: chosenOptions(productLines),
  years: count(200),
  installations: count(1_000_000),
  manufacturers: optional(lines(maxManufacturersLength)),
  name,
  email,
  telephone,
  website: optional(website),
  message: optional(lines(maxMessageLength)),
  consent: ticked("storingConsentRequired"),
});

/** `files`: ids of uploaded attachments. */
export const applicationFormSchema = v.object({ ...applicationSchema.entries, files: optional(senderAttachmentIds) });

export type Application = v.InferOutput<typeof applicationSchema>;
