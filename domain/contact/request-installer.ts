import { findPlaces, pickNamedPlace } from "#domain/places";
import { typedPlacePrefix, type NamedPlace } from "#domain/places/schema";
import { offersConsentVersion, requestConsentVersion, type RequestPlace } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { InstallerRequest } from "./schema.ts";
import { readSelection } from "./read-selection.ts";
import { submitQuestion } from "./submit-question.ts";

/** `searchDatabase`: connection for the place search. */
type InstallerInput = { searchDatabase: Context["database"]; form: InstallerRequest; language: Language };
type PlaceResult = { ok: true; place: RequestPlace } | { ok: false; reason: "placeUnclear"; places: NamedPlace[] };

/**
 * Submits a request for an installer near a place. Returns the candidates if the place name is ambiguous.
 */
export async function requestInstaller(
  context: Context,
  input: InstallerInput,
): Promise<Exclude<PlaceResult, { ok: true }> | { ok: true; reference: string }> {
  const result = await resolvePlace(input);
  if (!result.ok) return result;
  const { form, language } = input;
  const { name, email, telephone = "", use, message = "" } = form;
  const { place } = result;
  const { reference } = await submitQuestion(context, {
    question: { name, email, message, country: place.country ?? undefined, telephone, company: "", problemType: undefined },
    request: {
      kind: "installer",
      details: {
        place,
        use,
        selection: await readSelection(context, form),
        ...(form.offers && { offers: offersConsentVersion }),
        consent: requestConsentVersion,
      },
    },
    language,
  });
  return { ok: true, reference };
}

/** Returns an unknown place as typed, because staff can read it. */
async function resolvePlace({
  searchDatabase: database,
  form: { place: typed, placeChoice },
  language,
}: InstallerInput): Promise<PlaceResult> {
  const asTyped = { name: typed, region: null, country: null, latitude: null, longitude: null };
  if (placeChoice === typedPlacePrefix + typed) return { ok: true, place: asTyped };
  const places = await findPlaces({ database }, { text: typed, language });
  if (places.length === 0) return { ok: true, place: asTyped };
  const match = places.find(({ id }) => id === placeChoice) ?? pickNamedPlace(places);
  if (!match) return { ok: false, reason: "placeUnclear", places };
  const { name, region = null, country, latitude, longitude } = match;
  return { ok: true, place: { name, region, country, latitude, longitude } };
}
