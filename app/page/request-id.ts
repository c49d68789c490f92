import { createContext, useContext } from "react";

/** Set on the server around a page that failed, so that a visitor can name what the log holds. */
export const RequestIdContext = createContext<string | undefined>(undefined);

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}
