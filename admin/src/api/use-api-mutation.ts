import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "../notifications/notify.ts";
import type { ApiError } from "./api-error.ts";
import type { CallResult, CallInput, StaffCall } from "./endpoint-types.ts";
import { callApi } from "./call-api.ts";

/**
 * Mutation that afterwards refetches the queries under `queryKey`. The component shows the errors of `formFields` at its
 * inputs; all other errors become notifications.
 */
export function useApiMutation<Name extends StaffCall>(
  name: Name,
  queryKey: readonly unknown[],
  onDone?: (result: CallResult<Name>) => void,
  formFields: readonly string[] | "all" = [],
) {
  const queries = useQueryClient();
  return useMutation<CallResult<Name>, ApiError, CallInput<Name>>({
    mutationFn: (input) => callApi(name, input),
    async onSuccess(result) {
      await queries.invalidateQueries({ queryKey: queryKey });
      onDone?.(result);
    },
    onError(error) {
      const fields = Object.entries(error.fields);
      if (fields.length === 0) return notify(error.message, "error");
      const otherErrors = fields.filter(([field]) => formFields !== "all" && !formFields.includes(field));
      if (otherErrors.length > 0) notify(otherErrors.map(([field, message]) => `${field}: ${message}`).join(" "), "error");
    },
  });
}
