import { submitQuestion } from "#domain/contact";
import { readEntryTitles } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { JobApplication } from "./schema.ts";

type SubmitResult = { ok: true; reference: string } | { ok: false; reason: "jobGone" };

/** Stores an application for a published job. The mailed link shows its state to the applicant. */
export async function submitJobApplication(
  context: Context,
  { application, language }: { application: JobApplication; language: Language },
): Promise<SubmitResult> {
  const { job: slug, name, email, telephone = "", message = "", files } = application;
  const titles = await readEntryTitles(context, { type: "job", key: slug });
  if (Object.keys(titles).length === 0) return { ok: false, reason: "jobGone" };
  const { reference } = await submitQuestion(context, {
    question: { name, email, telephone, company: "", message, country: undefined, problemType: undefined },
    request: { kind: "job", details: { slug, titles } },
    files,
    language,
  });
  return { ok: true, reference };
}
