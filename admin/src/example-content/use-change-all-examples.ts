import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import type { CallResult, CallInput } from "../api/endpoint-types.ts";
import { callApi } from "../api/call-api.ts";

type Step = CallResult<"POST /staff/samples">;
/** `refused`: entries that could not be published again because a required field is missing. */
type Progress = { done: number; of: number; refused: readonly string[] };

/** Withdraws or restores all example content in batches of 100, and reports the progress. */
export function useChangeAllExamples() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const { mutate, isPending } = useMutation<void, Error, boolean>({
    async mutationFn(isPublic) {
      let total: Progress = { done: 0, of: 0, refused: [] };
      let after: CallInput<"POST /staff/samples">["after"];
      do {
        const step: Step = await callApi("POST /staff/samples", { shown: isPublic, after });
        const refused = step.lines.filter(({ done }) => !done).map(({ key, language }) => `${key} (${language})`);
        const done = total.done + step.lines.length - refused.length;
        total = { done, of: done + step.left + total.refused.length + refused.length, refused: [...total.refused, ...refused] };
        setProgress(total);
        after = step.next ?? undefined;
      } while (after);
    },
    onMutate: () => setProgress(undefined),
    onError: (error) => notify(error.message, "error"),
    onSettled: () => queries.invalidateQueries(),
  });
  return { change: mutate, progress, isPending };
}
