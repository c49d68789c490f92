import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { requestOf } from "#domain/contact";
import { saveEdition } from "#domain/content";
import { namedPlace } from "#domain/distributors";
import { changeQuestion, type Question } from "#domain/inbox";
import type { RequestOfKind } from "#domain/request-kinds/schema";
import type { StaffContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";

type Application = Extract<RequestOfKind, { kind: "partner" }>["details"];
/**
 * Begins an entry among distributors and installers from an application that is accepted. It stays a draft: whoever may publish
 * such an entry decides, and fills in what an application does not say. Pressed again it is the one that is there.
 */
export async function draftDistributor(context: StaffContext, id: string) {
  const [question] = await context.database.select().from(contactQuestion).where(eq(contactQuestion.id, id));
  if (!question) return { ok: false as const, reason: "unknownQuestion" as const };
  const accepted = acceptedIn(question);
  if (!accepted.ok) return accepted;
  const key = keyOf(question);
  const edition = { type: "distributor", key, language: storedLanguage(question) };
  const saved = await saveEdition(context, { ...edition, data: await entryOf(context, question, accepted.details), basedOn: 0 });
  // One of this key was begun by another press.
  if (!saved.ok && saved.reason !== "savedSince") return { ok: false as const, reason: "noDraft" as const };
  return changeQuestion<"noApplication" | "notAccepted">(context, { id, action: "application.drafted" }, (current) => {
    const standing = acceptedIn(current);
    if (!standing.ok) return standing;
    return { ok: true, set: { details: { ...standing.details, distributor: key } }, after: { distributor: key } };
  });
}

type Accepted = { ok: true; details: Application } | { ok: false; reason: "noApplication" | "notAccepted" };

function acceptedIn(question: Question): Accepted {
  const request = requestOf(question);
  if (request.kind !== "partner") return { ok: false, reason: "noApplication" };
  return request.details.status === "accepted" ? { ok: true, details: request.details } : { ok: false, reason: "notAccepted" };
}

/** The end keeps apart those of one name, and those whose name has no letter that an address can have. */
function keyOf({ company, id }: Question): string {
  const letters = company
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${letters || "partner"}-${id.slice(0, 8)}`;
}

async function entryOf(context: StaffContext, question: Question, { place, roles, lines }: Application): Promise<Record<string, unknown>> {
  const { company, country } = question;
  const named = country === null ? undefined : await namedPlace(context, { name: place.name, country, language: storedLanguage(question) });
  return {
    country: country ?? undefined,
    kind: roles.includes("distributor") ? "distributor" : "installer",
    lines,
    place: named?.ok ? named.place : undefined,
    name: company,
    city: place.name,
  };
}
