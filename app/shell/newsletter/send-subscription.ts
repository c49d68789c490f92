import { showToast } from "#app/ui/toast.ts";
import { browserApi } from "../form/browser-api.ts";
import { callApi } from "../form/submit-form.ts";
import type { NewsletterBandTexts } from "./band-texts.server.ts";

/** How a subscription from the band ended: what is wrong, by field. */
export type BandAnswer = "sent" | { errors: Record<string, string | undefined> };

/** Sends what the band holds, and says how it ended in a toast. */
export async function sendSubscription(fields: FormData, { messages, sent }: NewsletterBandTexts): Promise<BandAnswer> {
  const answer = await callApi(browserApi(), "/newsletter/subscribe", Object.fromEntries(fields));
  if (answer.ok) {
    showToast("done", sent.heading);
    return "sent";
  }
  const { reason, reasons } = answer;
  if (reason) showToast("failed", messages.newsletterFailed!);
  // What is wrong with the whole stands at its first field: the band has no other place for it.
  const wrong = reason ? { email: reason } : reasons;
  return { errors: Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, messages[why] ?? messages.invalidInput])) };
}
