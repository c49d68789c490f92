import { findPlaces, placeMeant } from "#domain/places";
import type { NamedPlace } from "#domain/places/schema";
import { installerConsent, type RequestPlace } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { typedPlace, type InstallerRequest } from "./schema.ts";
import { submitQuestion } from "./submit-question.ts";

/** `searched`: where places are looked up. */
type Asked = { searched: Context["database"]; form: InstallerRequest; language: Language };
type Found = { ok: true; place: RequestPlace } | { ok: false; reason: "placeUnclear"; places: NamedPlace[] };

/** Asks the company for an installer near a place. Where its name may mean another place than was typed, whoever asks is asked first. */
export async function requestInstaller(context: Context, asked: Asked): Promise<Exclude<Found, { ok: true }> | { ok: true }> {
  const found = await placeOf(asked);
  if (!found.ok) return found;
  const { form, language } = asked;
  const { name, email, use, message = "", configuration: text, configurationPath: path } = form;
  const { place } = found;
  await submitQuestion(context, {
    question: { name, email, message, country: place.country ?? undefined, telephone: "", company: "", problemType: undefined },
    request: {
      kind: "installer",
      details: { place, use, configuration: text && path ? { text, path } : null, consent: installerConsent },
    },
    language,
  });
  return { ok: true };
}

/** A town that the table does not know is taken as it was typed: people read it. */
async function placeOf({ searched: database, form: { place: typed, placeChoice }, language }: Asked): Promise<Found> {
  const asTyped = { name: typed, region: null, country: null, latitude: null, longitude: null };
  if (placeChoice === typedPlace + typed) return { ok: true, place: asTyped };
  const found = await findPlaces({ database }, { text: typed, language });
  if (found.length === 0) return { ok: true, place: asTyped };
  const meant = placeMeant(found);
  const isCalledSo = meant?.match === "name" || meant?.match === "postalCode";
  const chosen = found.find(({ id }) => id === placeChoice) ?? (isCalledSo ? meant : undefined);
  if (!chosen) return { ok: false, reason: "placeUnclear", places: found };
  const { name, region = null, country, latitude, longitude } = chosen;
  return { ok: true, place: { name, region, country, latitude, longitude } };
}
