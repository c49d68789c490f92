import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { FormAnswer } from "./submit-form.ts";

/** `done` and `failed`: texts of the toasts. */
type Outcome = { sent: boolean; done: string; answer: FormAnswer | undefined; failed: string };

export function useOutcomeToasts({ sent, done, answer, failed }: Outcome): void {
  useEffect(() => {
    if (sent) showToast("done", done);
  }, [sent, done]);
  useEffect(() => {
    if (answer?.reason) showToast("failed", failed);
  }, [answer, failed]);
}
