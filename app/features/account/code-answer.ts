import { data } from "react-router";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { refuseForm, shownValues, type FormAnswer, type Refusal, type Values } from "#app/form/submit-form.ts";

/** A form that is not done yet: refused, or waiting for a puzzle to be solved, or for the code that was sent. */
export type CodeAnswer = FormAnswer & { puzzle?: IssuedPuzzle; sent?: { to: string; resendAfter: number } };
export type CodeCall = Refusal<{ resendAfter: number }> | { ok: true; data: { resendAfter: number } };

/** What a page shows after a call that sends a code. Of one that came too soon, the countdown of the code before goes on. */
export function answerCode(answer: CodeCall, fields: Values) {
  const resendAfter = (answer.ok ? answer.data : answer.said)?.resendAfter;
  const sent = resendAfter === undefined ? undefined : { to: fields.email ?? "", resendAfter };
  if (answer.ok) return data<CodeAnswer>({ ok: false, reasons: {}, values: shownValues(fields), sent });
  return data<CodeAnswer>({ ...refuseForm(answer, fields).data, sent }, { status: answer.status });
}
