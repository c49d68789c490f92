import * as v from "valibot";
import { because, email, line, lines, optional } from "../fields.ts";
import { isCountry } from "#domain/countries/schema";

/** What a question is about: a problem with a product, or a thing that somebody wants. */
export const problemTypes = ["purchase", "installation", "commissioning", "fault", "app", "warranty", "documents", "openApi", "career", "other"] as const;

export const longestMessage = 5000;

export const questionSchema = v.object({
  name: line(100, "nameRequired"),
  country: optional(v.pipe(v.string(), v.check(isCountry, because("unknownChoice")))),
  email: email(),
  telephone: v.pipe(line(40, "telephoneRequired"), v.regex(/^\+?[\d\s()./x-]{5,}$/i, because("phoneFormat"))),
  company: line(150, "companyRequired"),
  message: lines(longestMessage, "messageRequired"),
  problemType: optional(v.picklist(problemTypes, because("unknownChoice"))),
});

export type Question = v.InferOutput<typeof questionSchema>;
