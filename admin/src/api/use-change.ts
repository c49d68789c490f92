import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import type { CallError } from "./answer.ts";
import type { Answered, Sent, StaffCall } from "./calls.ts";
import { call } from "./call.ts";

/**
 * A call that changes something. After it the queries under `shown` are read again. The component shows the errors of
 * `ownFields` at their inputs; every other error is a notification, so that none goes unseen.
 */
export function useChange<Name extends StaffCall>(
  name: Name,
  shown: readonly unknown[],
  onDone?: (answer: Answered<Name>) => void,
  ownFields: readonly string[] | "all" = [],
) {
  const queries = useQueryClient();
  return useMutation<Answered<Name>, CallError, Sent<Name>>({
    mutationFn: (input) => call(name, input),
    async onSuccess(answer) {
      await queries.invalidateQueries({ queryKey: shown });
      onDone?.(answer);
    },
    onError(error) {
      const fields = Object.entries(error.fields);
      if (fields.length === 0) return notify(error.message, "error");
      const others = fields.filter(([field]) => ownFields !== "all" && !ownFields.includes(field));
      if (others.length > 0) notify(others.map(([field, message]) => `${field}: ${message}`).join(" "), "error");
    },
  });
}
