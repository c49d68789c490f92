import { data } from "react-router";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { returnFormErrors, shownValues, type FormAnswer, type ErrorResult, type Values } from "#app/form/submit-form.ts";

/** Result of an incomplete form: errors, a puzzle to solve, or the address that a code was sent to. */
export type CodeAnswer = FormAnswer & { puzzle?: IssuedPuzzle; sent?: { to: string; resendAfter: number } };
export type CodeCall = ErrorResult<{ resendAfter: number }> | { ok: true; data: { resendAfter: number } };

/** A form has a code field after a code was sent, and keeps it on errors. */
export function hasCodeField(answer: CodeAnswer): boolean {
  return answer.sent !== undefined || answer.values.code !== undefined;
}

/** Returns the result of a call that sends a code. If it came too soon, the countdown of the previous code continues. */
export function returnCodeResult(answer: CodeCall, fields: Values) {
  const resendAfter = (answer.ok ? answer.data : answer.errorData)?.resendAfter;
  const sent = resendAfter === undefined ? undefined : { to: fields.email ?? "", resendAfter };
  if (answer.ok) return data<CodeAnswer>({ ok: false, reasons: {}, values: shownValues(fields), sent });
  return data<CodeAnswer>({ ...returnFormErrors(answer, fields).data, sent }, { status: answer.status });
}
