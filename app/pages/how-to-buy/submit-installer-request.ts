import { data } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { callApi, readValues, redirectToReceipt, type FormAnswer, type Values } from "#app/form/submit-form.ts";
import { pickNamedPlace, typedPlacePrefix, type NamedPlace } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";

/** `places` are the candidates for an ambiguous place name. */
export type InstallerAnswer = FormAnswer & { places?: readonly NamedPlace[] };

/**
 * Sends the request. For an ambiguous place the answer holds the candidates, and the form shows them at the field, together with the
 * errors of all other fields.
 */
export async function submitInstallerRequest(request: Request, api: ApiClient) {
  const { language } = splitPath(new URL(request.url).pathname);
  const values = await readValues(request);
  const answer = await callApi(api, "/contact/installer", values);
  if (answer.ok) return redirectToReceipt(request, answer.data, "#installer");
  const { ok, status, reason, reasons: otherReasons, errorData } = answer;
  const places = errorData ?? (reason === undefined && !otherReasons.place ? await findCandidates(values, api, language) : undefined);
  const isUnclear = places !== undefined && !isChosen(values, places);
  const reasons: FormAnswer["reasons"] = { ...(isUnclear && { placeChoice: "placeUnclear" }), ...otherReasons };
  return data<InstallerAnswer>({ ok, reason: errorData ? undefined : reason, reasons, values, places }, { status });
}

/** Finds the candidates for the typed place; `undefined` if it is clear or unknown, and after a failure, because sending checks it again. */
async function findCandidates({ place: typed = "" }: Values, api: ApiClient, language: Language): Promise<NamedPlace[] | undefined> {
  const answer = await api.get("/place", { q: typed, language }).catch(() => undefined);
  const places = answer?.code === 200 ? answer.data : [];
  return places.length === 0 || pickNamedPlace(places) ? undefined : places;
}

const isChosen = ({ place: typed = "", placeChoice }: Values, places: readonly NamedPlace[]) =>
  placeChoice === typedPlacePrefix + typed.trim() || places.some(({ id }) => id === placeChoice);
