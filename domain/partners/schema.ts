import * as v from "valibot";
import { senderAttachmentIds } from "#domain/attachments/schema";
import { maxMessageLength, questionSchema } from "#domain/contact/schema";
import { productLines } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { maxPlaceTextLength } from "#domain/places/schema";
import { maxManufacturersLength, partnerRoles } from "#domain/request-kinds/schema";
import { readWholeNumber } from "#domain/sizing/schema";
import { chosenOptions, errorCode, emptyIfMissing, singleLineText, multiLineText, optional, ticked } from "../fields.ts";

const { name, email, telephone, company } = questionSchema.entries;

const count = (most: number) =>
  optional(
    v.pipe(
      v.string(),
      v.transform((text) => readWholeNumber(text) ?? Number.NaN),
      v.number(errorCode("notANumber")),
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

const fields = {
  company,
  registration: singleLineText(60),
  country: emptyIfMissing(
    v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required")), v.check(isCountry, errorCode("unknownChoice"))),
  ),
  region: singleLineText(100),
  city: singleLineText(maxPlaceTextLength),
  roles: chosenOptions(partnerRoles),
  lines: chosenOptions(productLines),
  name,
  email,
  telephone,
  website: optional(website),
  years: count(200),
  installations: count(1_000_000),
  manufacturers: optional(multiLineText(maxManufacturersLength)),
  message: optional(multiLineText(maxMessageLength)),
};

/** `files`: ids of uploaded attachments. */
export const applicationFormSchema = v.object({
  ...fields,
  files: optional(senderAttachmentIds),
  consent: ticked("storingConsentRequired"),
});

export type Application = v.InferOutput<typeof applicationFormSchema>;
