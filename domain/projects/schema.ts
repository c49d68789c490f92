import * as v from "valibot";
import { senderAttachmentIds } from "#domain/attachments/schema";
import { maxMessageLength, questionSchema, selectionFields } from "#domain/contact/schema";
import { isCountry } from "#domain/countries/schema";
import { gridConnections, projectServices } from "#domain/request-kinds/schema";
import { isSupportedDay } from "../dates.ts";
import { chosenOptions, emptyIfMissing, errorCode, multiLineText, optional, singleLineText, ticked } from "../fields.ts";

const { name, email, telephone, company } = questionSchema.entries;

/** Units of the form; a number may also be typed with one of them. */
export const powerUnits = ["kW", "MW"] as const;
export const energyUnits = ["kWh", "MWh"] as const;
/** The notation depends on the language, so that the service function reads the number. */
const quantity = v.pipe(singleLineText(20), v.regex(/\p{Nd}/u, errorCode("quantityFormat")));

/** `power` and `energy`: numbers in the notation of the request's language; `files`: ids of uploaded attachments. */
export const projectFormSchema = v.object({
  power: quantity,
  powerUnit: v.optional(v.picklist(powerUnits, errorCode("unknownChoice")), "kW"),
  energy: optional(quantity),
  energyUnit: v.optional(v.picklist(energyUnits, errorCode("unknownChoice")), "kWh"),
  connection: optional(v.picklist(gridConnections, errorCode("unknownChoice"))),
  country: emptyIfMissing(
    v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required")), v.check(isCountry, errorCode("unknownChoice"))),
  ),
  wantedOn: optional(
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, errorCode("noSuchDate")), v.check(isSupportedDay, errorCode("noSuchDate"))),
  ),
  services: chosenOptions(projectServices),
  message: optional(multiLineText(maxMessageLength)),
  company,
  name,
  email,
  telephone: optional(telephone),
  files: optional(senderAttachmentIds),
  consent: ticked("storingConsentRequired"),
  ...selectionFields,
});

export type Project = v.InferOutput<typeof projectFormSchema>;
