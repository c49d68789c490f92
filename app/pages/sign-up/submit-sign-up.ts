import { redirect } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { codeStep } from "#app/features/account/code-fields.tsx";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { requestCode, returnToForm } from "#app/features/account/request-code.ts";
import { callApi, readValues, returnFormErrors, type Values } from "#app/form/submit-form.ts";

/** Fields of the first step, which the visitor agrees to send. The second step carries their values. */
export const firstStepFields = ["country", "callingCode", "phone", "email", "agree"];

/**
 * The first step sends a code to the mail address, the second creates the account. Both send the form to the API, so that errors
 * of the first step show there.
 */
export async function submitSignUp(request: Request, api: ApiClient) {
  const { back, ...fields } = await readValues(request);
  if (back) return returnToForm(withoutCode(fields));
  const wantsCode = fields.step === codeStep;
  const answer = await callApi(api, "/account/sign-up", wantsCode ? withoutCode(fields) : fields);
  if (answer.ok) throw redirect(`${new URL(request.url).pathname}?result=done`, 303);
  const firstStepErrors = Object.entries(answer.reasons).filter(([name]) => firstStepFields.includes(name));
  if (firstStepErrors.length > 0) return returnFormErrors({ ...answer, reasons: Object.fromEntries(firstStepErrors) }, withoutCode(fields));
  return wantsCode && !answer.reason ? requestCode(api, { purpose: "signUp", fields }) : returnFormErrors(answer, fields);
}

/** A form with a code is in its second step: see `hasCodeField`. */
function withoutCode(values: Values): Values {
  const { code: _, ...fields } = values;
  return fields;
}

/** Returns the values of these fields in the last response of the form. */
export function pickValues(answer: CodeAnswer | undefined, names: readonly string[]): [name: string, value: string][] {
  return names.flatMap((name) => {
    const value = answer?.values[name];
    return value === undefined ? [] : [[name, value]];
  });
}
