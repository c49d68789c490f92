import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import type { CallError } from "./answer.ts";
import type { Answered, Sent, StaffCall } from "./calls.ts";
import { call } from "./call.ts";

/** A call that changes something; what is shown of `shown` is read again. A refusal of the whole is said at the edge of the screen. */
export function useChange<Name extends StaffCall>(name: Name, shown: readonly unknown[], onDone?: (answer: Answered<Name>) => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<Answered<Name>, CallError, Sent<Name>>({
    mutationFn: (input) => call(name, input),
    async onSuccess(answer) {
      await queries.invalidateQueries({ queryKey: shown });
      onDone?.(answer);
    },
    onError(error) {
      if (Object.keys(error.fields).length === 0) notify(error.message, { type: "error" });
    },
  });
}
