import { data } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { solveByClick } from "./captcha/solve-by-click.ts";
import { callApi, refuseForm, shownValues, type Refusal, type Values } from "#app/form/submit-form.ts";
import { answerCode, type CodeAnswer, type CodeCall } from "./code-answer.ts";

type CodeRequest = { fields: Values; purpose: "signUp" | "retrieve" };

/**
 * The step of a form that has a code sent, on the server and in the browser alike. A browser without code has not solved
 * a puzzle yet: it is shown one, and what was typed waits in it.
 */
export async function requestCode(api: ApiClient, { fields, purpose }: CodeRequest) {
  const { email = "" } = fields;
  const captcha = await captchaToken(api, fields);
  const answer: CodeCall = captcha.ok ? await callApi(api, "/account/code", { email, purpose, captcha: captcha.token }) : captcha;
  const captchaReason = answer.ok || answer.reasons.email ? undefined : [answer.reason, answer.reasons.captcha].find(isCaptchaReason);
  if (answer.ok || !captchaReason) return answerCode(answer, fields);
  return withPuzzle(api, { ...answer, reason: captchaReason === "captchaFailed" ? captchaReason : undefined, reasons: {} }, fields);
}

/** A refused form with a puzzle to solve by a click, where one can be had and solving it is of use. */
export async function withPuzzle(api: ApiClient, refusal: Refusal, fields: Values) {
  if (refusal.reason === "cookiesNeeded") return refuseForm(refusal, fields);
  const puzzle = await callApi(api, "/captcha", {});
  if (!puzzle.ok) return refuseForm(puzzle, fields);
  const refused = refuseForm(refusal, fields);
  return data<CodeAnswer>({ ...refused.data, puzzle: puzzle.data }, { status: refusal.status });
}

/** From the dialog, from a click into the picture, or none. */
export async function captchaToken(api: ApiClient, fields: Values): Promise<{ ok: true; token: string } | Refusal<null>> {
  if (fields.captchaId !== undefined) return solveByClick(api, fields);
  return { ok: true, token: fields.captcha ?? "" };
}

export function isCaptchaReason(reason: string | undefined): boolean {
  return reason === "captchaRequired" || reason === "captchaFailed";
}

/** From the puzzle back to the form, with what was typed. */
export function goBack(fields: Values) {
  return data<CodeAnswer>({ ok: false, reasons: {}, values: shownValues(fields) });
}

/** Whether it is worth solving a puzzle for; the API says in the end what is wrong with an address. */
export function looksLikeEmail(email: FormDataEntryValue | null): boolean {
  return typeof email === "string" && /^\S+@\S+\.\S+$/.test(email.trim());
}
