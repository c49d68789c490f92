import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./answer.ts";

const tries = 3;

/** Asks again where nothing came back; what was refused stays refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < tries && error instanceof CallError && error.reason === "unreachable" },
  },
});
