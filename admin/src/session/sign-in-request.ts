import { createStore } from "../frame/create-store.ts";

/** `password` asks for password and second factor, `code` for the second factor only. */
export type Wanted = "password" | "code";
type Request = { wanted: Wanted; answer(isProven: boolean): void };

const open = createStore<(Request & { promise: Promise<boolean> }) | undefined>(undefined);

/** Opens the sign-in dialog. Concurrent calls share one dialog and its result. */
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

/** Returns the open sign-in request, if any. */
export function useSignInRequest(): Request | undefined {
  return open.useValue();
}
