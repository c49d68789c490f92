import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const maxRetries = 3;

/** Retries network errors only; an error response would be the same again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < maxRetries && error instanceof ApiError && error.reason === "unreachable" },
  },
});
