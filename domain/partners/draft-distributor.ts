import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { parseRequest } from "#domain/contact";
import { saveLocalization } from "#domain/content";
import { findUnambiguousPlace } from "#domain/distributors";
import { changeQuestion, type Question } from "#domain/inbox";
import type { TypedRequest } from "#domain/request-kinds/schema";
import type { StaffContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";

type Application = Extract<TypedRequest, { kind: "partner" }>["details"];
/**
 * Creates the draft of a distributor entry from an accepted application; staff complete and publish it. A repeated call
 * does not change the draft.
 */
export async function draftDistributor(context: StaffContext, id: string) {
  const [question] = await context.database.select().from(contactQuestion).where(eq(contactQuestion.id, id));
  if (!question) return { ok: false as const, reason: "unknownQuestion" as const };
  const application = readAcceptedApplication(question);
  if (!application.ok) return application;
  const key = createSlug(question);
  const localization = { type: "distributor", key, language: storedLanguage(question) };
  const outcome = await saveLocalization(context, {
    ...localization,
    data: await toEntryData(context, question, application.details),
    basedOn: 0,
  });
  // `savedSince` means that an earlier call created the draft.
  if (!outcome.ok && outcome.reason !== "savedSince") return { ok: false as const, reason: "noDraft" as const };
  return changeQuestion<"noApplication" | "notAccepted">(context, { id, action: "application.drafted" }, (current) => {
    const currentApplication = readAcceptedApplication(current);
    if (!currentApplication.ok) return currentApplication;
    return { ok: true, set: { details: { ...currentApplication.details, distributor: key } }, after: { distributor: key } };
  });
}

type AcceptedResult = { ok: true; details: Application } | { ok: false; reason: "noApplication" | "notAccepted" };

function readAcceptedApplication(question: Question): AcceptedResult {
  const request = parseRequest(question);
  if (request.kind !== "partner") return { ok: false, reason: "noApplication" };
  return request.details.status === "accepted" ? { ok: true, details: request.details } : { ok: false, reason: "notAccepted" };
}

/** The suffix distinguishes companies with the same name or without Latin letters. */
function createSlug({ company, id }: Question): string {
  const letters = company
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${letters || "partner"}-${id.slice(0, 8)}`;
}

async function toEntryData(
  context: StaffContext,
  question: Question,
  { place, roles, lines, website }: Application,
): Promise<Record<string, unknown>> {
  const { company, country } = question;
  const placeResult =
    country === null ? undefined : await findUnambiguousPlace(context, { name: place.name, country, language: storedLanguage(question) });
  return {
    country: country ?? undefined,
    kind: roles.includes("distributor") ? "distributor" : "installer",
    lines,
    place: placeResult?.ok ? placeResult.place : undefined,
    name: company,
    city: place.name,
    website: website ?? undefined,
  };
}
