import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import type { CallError } from "./answer.ts";
import type { Answered, Sent, StaffCall } from "./calls.ts";
import { call } from "./call.ts";

/**
 * Mutation that afterwards refetches the queries under `queryKey`. The component shows the errors of `formFields` at its
 * inputs; all other errors become notifications.
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
