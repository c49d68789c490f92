import { data } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { callApi, readValues, redirectToReceipt, type FormAnswer } from "#app/form/submit-form.ts";
import type { NamedPlace } from "#domain/places/schema";

/** `places` are the candidates for an ambiguous place name. */
export type InstallerAnswer = FormAnswer & { places?: readonly NamedPlace[] };

/** Sends the request. For an ambiguous place the answer holds the candidates, and the form shows them at the field. */
export async function submitInstallerRequest(request: Request, api: ApiClient) {
  const values = await readValues(request);
  const answer = await callApi(api, "/contact/installer", values);
  if (answer.ok) return redirectToReceipt(request, answer.data, "#installer");
  const { ok, status, reason, reasons, errorData } = answer;
  return errorData
    ? data<InstallerAnswer>({ ok, reasons: { placeChoice: "placeUnclear" }, values, places: errorData }, { status })
    : data<InstallerAnswer>({ ok, reason, reasons, values }, { status });
}
