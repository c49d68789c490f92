import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import type { CallResult, CallInput } from "../api/endpoint-types.ts";
import { callApi } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { exampleTexts } from "./texts.ts";

type Step = CallResult<"POST /staff/samples">;
/** `refused`: entries that could not be published again because a required field is missing. */
type Progress = { done: number; of: number; refused: readonly string[] };

/** Unpublishes or restores all example content in batches of 100, and reports progress and end. */
export function useChangeAllExamples() {
  const queries = useQueryClient();
  const texts = useTexts(exampleTexts);
  const [progress, setProgress] = useState<Progress>();
  const { mutate, isPending } = useMutation<Progress, Error, { shown: boolean; legal: boolean }>({
    async mutationFn(choice) {
      let total: Progress = { done: 0, of: 0, refused: [] };
      let after: CallInput<"POST /staff/samples">["after"];
      do {
        const step: Step = await callApi("POST /staff/samples", { ...choice, after });
        const refused = step.lines.filter(({ done }) => !done).map(({ key, language }) => `${key} (${language})`);
        const done = total.done + step.lines.length - refused.length;
        total = { done, of: done + step.left + total.refused.length + refused.length, refused: [...total.refused, ...refused] };
        setProgress(total);
        after = step.next ?? undefined;
      } while (after);
      return total;
    },
    onSuccess: ({ done }, { shown }) => notify(formatMessage(shown ? texts.restored : texts.unpublished, { count: done }), "success"),
    onMutate: () => setProgress(undefined),
    onError: (error) => notify(error.message, "error"),
    onSettled: () => queries.invalidateQueries(),
  });
  return { change: mutate, progress, isPending };
}
