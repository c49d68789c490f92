import { data, redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { callApi, readValues, type FormAnswer } from "#app/form/submit-form.ts";
import type { NamedPlace } from "#domain/places/schema";

/** `places`: those that the typed name may mean. */
export type InstallerAnswer = FormAnswer & { places?: readonly NamedPlace[] };

/** Asks for an installer; a place that may be several comes back with them, at its field. */
export async function askInstaller(request: Request, api: ApiClient) {
  const values = await readValues(request);
  const answer = await callApi(api, "/contact/installer", values);
  if (answer.ok) throw redirect(`${new URL(request.url).pathname}?result=sent#installer`, 303);
  const { ok, status, reason, reasons, said } = answer;
  return said
    ? data<InstallerAnswer>({ ok, reasons: { placeChoice: "placeUnclear" }, values, places: said }, { status })
    : data<InstallerAnswer>({ ok, reason, reasons, values }, { status });
}
