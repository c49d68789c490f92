import { data } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { solveByClick } from "./captcha/solve-by-click.ts";
import { callApi, returnFormErrors, shownValues, type ErrorResult, type Values } from "#app/form/submit-form.ts";
import { returnCodeResult, type CodeAnswer, type CodeCall } from "./code-result.ts";

type CodeRequest = { fields: Values; purpose: "signUp" | "retrieve" };

/**
 * Requests a code, on the server and in the browser. Without JavaScript no puzzle has been solved yet, so it returns one with the
 * values of the form.
 */
export async function requestCode(api: ApiClient, { fields, purpose }: CodeRequest) {
  const { email = "" } = fields;
  const captcha = await captchaToken(api, fields);
  const answer: CodeCall = captcha.ok ? await callApi(api, "/account/code", { email, purpose, captcha: captcha.token }) : captcha;
  const captchaReason = answer.ok || answer.reasons.email ? undefined : [answer.reason, answer.reasons.captcha].find(isCaptchaReason);
  if (answer.ok || !captchaReason) return returnCodeResult(answer, fields);
  return addPuzzle(api, { ...answer, reason: captchaReason === "captchaFailed" ? captchaReason : undefined, reasons: {} }, fields);
}

/** Adds a puzzle to the errors of a form, if one is available and solving it helps. */
export async function addPuzzle(api: ApiClient, refusal: ErrorResult, fields: Values) {
  if (refusal.reason === "cookiesNeeded") return returnFormErrors(refusal, fields);
  const puzzle = await callApi(api, "/captcha", {});
  if (!puzzle.ok) return returnFormErrors(puzzle, fields);
  const formErrors = returnFormErrors(refusal, fields);
  return data<CodeAnswer>({ ...formErrors.data, puzzle: puzzle.data }, { status: refusal.status });
}

/** Returns the captcha token: from the dialog, from a click on the image, or empty. */
export async function captchaToken(api: ApiClient, fields: Values): Promise<{ ok: true; token: string } | ErrorResult<null>> {
  if (fields.captchaId !== undefined) return solveByClick(api, fields);
  return { ok: true, token: fields.captcha ?? "" };
}

export function isCaptchaReason(reason: string | undefined): boolean {
  return reason === "captchaRequired" || reason === "captchaFailed";
}

export function returnToForm(fields: Values) {
  return data<CodeAnswer>({ ok: false, reasons: {}, values: shownValues(fields) });
}

/** Rough check before a puzzle is shown; the API validates the address. */
export function looksLikeEmail(email: FormDataEntryValue | null): boolean {
  return typeof email === "string" && /^\S+@\S+\.\S+$/.test(email.trim());
}
