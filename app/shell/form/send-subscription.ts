import { showToast } from "#app/ui/toast.ts";
import type { NewsletterBandTexts } from "../navigation.server.ts";
import { browserApi } from "./browser-api.ts";
import { callApi } from "./submit-form.ts";

/** How a subscription from the band ended: what is wrong, by field. */
export type BandAnswer = "sent" | { errors: Record<string, string | undefined> };

/** Sends what the band holds, says how it ended in a toast, and puts the focus on the first field that is wrong. */
export async function sendSubscription(form: HTMLFormElement, { messages, sent }: NewsletterBandTexts): Promise<BandAnswer> {
  const answer = await callApi(browserApi(), "/newsletter/subscribe", Object.fromEntries(new FormData(form)));
  if (answer.ok) {
    showToast("done", sent.heading);
    return "sent";
  }
  const { reason, reasons } = answer;
  if (reason) showToast("failed", messages.newsletterFailed!);
  // What is wrong with the whole stands at its first field: the band has no other place for it.
  const wrong = reason ? { email: reason } : reasons;
  form.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
  return { errors: Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, messages[why] ?? messages.invalidInput])) };
}
