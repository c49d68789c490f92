import { submitQuestion } from "#domain/contact";
import { partnerConsentVersion } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Application } from "./schema.ts";

type SubmittedApplication = { application: Application; language: Language };

/** Stores an application as a request. The mailed link shows its state to the applicant. */
export async function submitApplication(context: Context, input: SubmittedApplication): Promise<{ reference: string }> {
  const { application, language } = input;
  const { name, email, telephone, company, country, message = "", files } = application;
  const { registration, roles, lines, region, city, years, installations, manufacturers, website = null } = application;
  const place = { name: city, region, country, latitude: null, longitude: null };
  const applicationData = { place, roles, lines, years, installations, manufacturers, website, registration };
  return submitQuestion(context, {
    question: { name, email, telephone, company, country, message, problemType: undefined },
    request: { kind: "partner", details: { ...applicationData, status: "received", consent: partnerConsentVersion } },
    files,
    language,
  });
}
