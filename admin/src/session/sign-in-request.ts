import { createStore } from "../frame/create-store.ts";

/** What somebody has to show: the password and the second factor, or that alone. */
export type Wanted = "password" | "code";
type Request = { wanted: Wanted; answer(isProven: boolean): void };

const open = createStore<(Request & { promise: Promise<boolean> }) | undefined>(undefined);

/** Asks in place, once for however many calls wait for it. */
export function askToSignIn(wanted: Wanted): Promise<boolean> {
  const asked = open.get();
  if (asked) return asked.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isProven: boolean) => {
    open.set(undefined);
    resolve(isProven);
  };
  open.set({ wanted, answer, promise });
  return promise;
}

/** The question that waits for an answer. */
export function useSignInRequest(): Request | undefined {
  return open.useValue();
}
