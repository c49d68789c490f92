import { createStore } from "../layout/create-store.ts";

/** `password` asks for password and second factor, `code` for the second factor only. */
export type RequiredProof = "password" | "code";
type Request = { requiredProof: RequiredProof; complete(isProven: boolean): void };

const pendingRequest = createStore<(Request & { promise: Promise<boolean> }) | undefined>(undefined);

/** Opens the sign-in dialog. Concurrent calls share one dialog and its result. */
export function requestSignIn(requiredProof: RequiredProof): Promise<boolean> {
  const pending = pendingRequest.get();
  if (pending) return pending.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const complete = (isProven: boolean) => {
    pendingRequest.set(undefined);
    resolve(isProven);
  };
  pendingRequest.set({ requiredProof, complete, promise });
  return promise;
}

/** Returns the open sign-in request, if any. */
export function useSignInRequest(): Request | undefined {
  return pendingRequest.useValue();
}
