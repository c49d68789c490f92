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

/** Ends a request of the former session that arrived after the sign-out, so that no dialog opens after the next sign-in. */
export function dismissSignInRequest(): void {
  pendingRequest.get()?.complete(false);
}

/** Returns the open sign-in request, if any. */
export function useSignInRequest(): Request | undefined {
  return pendingRequest.useValue();
}
