import { createContext, useContext } from "react";

/** Id of a failed request. The error page shows it, so that a visitor can quote it and staff find it in the log. */
export const RequestIdContext = createContext<string | undefined>(undefined);

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}
