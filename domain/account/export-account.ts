import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { listSessions } from "./list-sessions.ts";
import { readProfile } from "./read-profile.ts";

type Owner = { accountId: string; email: string };

/** Personal data that a domain stores, found by the account or by its verified address. */
export type PersonalDataSource = {
  name: string;
  read(context: Context, owner: Owner): Promise<unknown>;
  /** Deletes the rows that the database does not delete by cascade. */
  erase?(transaction: Transaction, owner: Owner): Promise<void>;
  /** Deletes expired data of all owners. */
  deleteExpired?(context: Context): Promise<void>;
};

/** Exports all data of an account, one property per domain. */
export async function exportAccount(
  context: Context,
  input: { accountId: string; sessionId: string | undefined; personalData: readonly PersonalDataSource[] },
): Promise<Record<string, unknown> | undefined> {
  const profile = await readProfile(context, input.accountId);
  if (!profile) return undefined;
  const owner = { accountId: input.accountId, email: profile.email };
  const parts: Record<string, unknown> = {
    exportedAt: context.clock.now().toISOString(),
    profile,
    sessions: await listSessions(context, input),
  };
  for (const { name, read } of input.personalData) parts[name] = await read(context, owner);
  return parts;
}
