import { submitQuestion } from "#domain/contact";
import { partnerConsent } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Application } from "./schema.ts";

/** `files` are ids of what its sender has brought. */
type Submitted = { application: Application; files?: readonly string[]; language: Language };

/** Hands an application in: a request like others, which its sender follows by the link that goes out at once. */
export async function submitApplication(context: Context, input: Submitted): Promise<void> {
  const { application, files, language } = input;
  const { name, email, telephone, company, country, message = "" } = application;
  const { registration, roles, lines, region, city, years, installations, manufacturers, website = null } = application;
  const place = { name: city, region, country, latitude: null, longitude: null };
  const said = { place, roles, lines, years, installations, manufacturers, website, registration };
  await submitQuestion(context, {
    question: { name, email, telephone, company, country, message, problemType: undefined },
    request: { kind: "partner", details: { ...said, status: "received", consent: partnerConsent } },
    files,
    language,
  });
}
