import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./answer.ts";

const tries = 3;

/** Retries network errors only; an error response would be the same again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < tries && error instanceof CallError && error.reason === "unreachable" },
  },
});
