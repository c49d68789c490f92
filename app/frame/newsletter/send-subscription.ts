import { showToast } from "#app/ui/toast.ts";
import type { Reason } from "#i18n/messages/index.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { listFieldErrors, type FieldError } from "#app/form/field-errors.ts";
import { callApi } from "#app/form/submit-form.ts";
import type { NewsletterBandTexts } from "./band-texts.ts";

export type BandAnswer = "sent" | { failure: string | undefined; errors: readonly FieldError[] };

/** Prefix of the ids of the fields, because the page may have another form. */
export const formName = "newsletter";

/** Submits the newsletter form and shows the outcome in a toast. */
export async function sendSubscription(fields: FormData, { messages, sent }: NewsletterBandTexts): Promise<BandAnswer> {
  const answer = await callApi(browserApi(), "/newsletter/subscribe", Object.fromEntries(fields));
  if (answer.ok) {
    showToast("done", sent.heading, sent.next);
    return "sent";
  }
  const { reason, reasons } = answer;
  const textOf = (errorCode: Reason) => messages[errorCode] ?? messages.invalidInput;
  if (reason) showToast("failed", (reason === "unanswered" && messages.unanswered) || messages.newsletterFailed);
  return {
    failure: reason && textOf(reason),
    errors: listFieldErrors(reasons, textOf, formName),
  };
}
