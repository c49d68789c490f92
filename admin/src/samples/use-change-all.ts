import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import type { Answered, Sent } from "../api/calls.ts";
import { call } from "../api/call.ts";

type Step = Answered<"POST /staff/samples">;
/** `refused`: entries that could not be published again because a required field is missing. */
type Progress = { done: number; of: number; refused: readonly string[] };

/** Withdraws or restores all example content in batches of 100, and reports the progress. */
export function useChangeAll() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const { mutate, isPending } = useMutation<void, Error, boolean>({
    async mutationFn(shown) {
      let sum: Progress = { done: 0, of: 0, refused: [] };
      let after: Sent<"POST /staff/samples">["after"];
      do {
        const step: Step = await call("POST /staff/samples", { shown, after });
        const refused = step.lines.filter(({ done }) => !done).map(({ key, language }) => `${key} (${language})`);
        const done = sum.done + step.lines.length - refused.length;
        sum = { done, of: done + step.left + sum.refused.length + refused.length, refused: [...sum.refused, ...refused] };
        setProgress(sum);
        after = step.next ?? undefined;
      } while (after);
    },
    onMutate: () => setProgress(undefined),
    onError: (error) => notify(error.message, "error"),
    onSettled: () => queries.invalidateQueries(),
  });
  return { change: mutate, progress, isPending };
}
