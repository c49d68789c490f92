import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { exampleTexts } from "./texts.ts";

/** Returns a function that hides all examples from visitors, or shows them again. */
export function useHideExamples() {
  const queries = useQueryClient();
  const texts = useTexts(exampleTexts);
  const { mutate, isPending } = useMutation<unknown, Error, boolean>({
    mutationFn: (isHidden) => callApi("POST /staff/samples", { isHidden }),
    onSuccess: (_, isHidden) => notify(isHidden ? texts.nowHidden : texts.nowShown, "success"),
    onError: (error) => notify(error.message, "error"),
    onSettled: () => queries.invalidateQueries(),
  });
  return { hide: mutate, isPending };
}
