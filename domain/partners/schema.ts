import * as v from "valibot";
import { senderFileIds } from "#domain/attachments/schema";
import { longestMessage, questionSchema } from "#domain/contact/schema";
import { productLines } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { longestPlaceText } from "#domain/places/schema";
import { longestManufacturers, partnerRoles } from "#domain/request-kinds/schema";
import { because, given, line, lines, optional, plainDigits, ticked } from "../fields.ts";

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
      v.transform((text) => plainDigits(text).trim()),
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
  country: given(v.pipe(v.string(because("required")), v.nonEmpty(because("required")), v.check(isCountry, because("unknownChoice")))),
  region: line(100),
  city: line(longestPlaceText),
  lines: chosenOptions(productLines),
  years: count(200),
  installations: count(1_000_000),
  manufacturers: optional(lines(longestManufacturers)),
  name,
  email,
  telephone,
  website: optional(website),
  message: optional(lines(longestMessage)),
  consent: ticked("storingConsentRequired"),
});

/** `files`: ids of uploaded attachments. */
export const applicationFormSchema = v.object({ ...applicationSchema.entries, files: optional(senderFileIds) });

export type Application = v.InferOutput<typeof applicationSchema>;
