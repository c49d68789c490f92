import { useSyncExternalStore } from "react";

/** What somebody has to show: the password and the second factor, or that alone. */
export type Wanted = "password" | "code";
type Request = { wanted: Wanted; answer(isProven: boolean): void };

let open: (Request & { promise: Promise<boolean> }) | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Asks in place, once for however many calls wait for it. */
export function askToSignIn(wanted: Wanted): Promise<boolean> {
  if (open) return open.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isProven: boolean) => {
    open = undefined;
    tell();
    resolve(isProven);
  };
  open = { wanted, answer, promise };
  tell();
  return promise;
}

/** The question that waits for an answer. */
export function useSignInRequest(): Request | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
