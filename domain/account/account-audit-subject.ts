import type { Context } from "../context.ts";

/** Pseudonym of an account in the audit log. The log outlives the account and must not name erased users. */
export function accountAuditSubject({ secrets }: Pick<Context, "secrets">, accountId: string): string {
  return `account/${secrets.hash(`audit.account ${accountId}`).slice(0, 16)}`;
}
