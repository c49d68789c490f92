import type { Context } from "../context.ts";

/** What the log of acts, which is kept for good, calls an account: a fingerprint, so that it names nobody who was erased. */
export function actsSubject({ secrets }: Pick<Context, "secrets">, accountId: string): string {
  return `account/${secrets.hash(`audit.account ${accountId}`).slice(0, 16)}`;
}
