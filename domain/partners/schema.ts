import * as v from "valibot";
import { senderFileIds } from "#domain/attachments/schema";
import { longestMessage, questionSchema } from "#domain/contact/schema";
import { productLines } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { longestPlaceText } from "#domain/places/schema";
import { longestManufacturers, partnerRoles } from "#domain/request-kinds/schema";
import { because, given, line, lines, optional, plainDigits, ticked } from "../fields.ts";

const { name, email, telephone, company } = questionSchema.entries;

/** What a form has ticked: one value as it is, several as a list. */
const chosen = <Choice extends string>(choices: readonly Choice[]) =>
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

/** People type their website as they say it. */
const website = v.pipe(
  line(200),
  v.transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)),
  v.url(because("webAddress")),
  v.regex(/^https?:\/\/[^/]+\.[^/]/i, because("webAddress")),
);

/** What a company that wants to distribute, install or build says of itself. */
export const applicationSchema = v.object({
  company,
  registration: line(60),
  roles: chosen(partnerRoles),
  country: given(v.pipe(v.string(because("required")), v.nonEmpty(because("required")), v.check(isCountry, because("unknownChoice")))),
  region: line(100),
  city: line(longestPlaceText),
  lines: chosen(productLines),
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

/** The same as its form sends it; `files` are ids of what was sent before. */
export const applicationFormSchema = v.object({ ...applicationSchema.entries, files: optional(senderFileIds) });

export type Application = v.InferOutput<typeof applicationSchema>;
