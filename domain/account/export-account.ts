import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { listSessions } from "./list-sessions.ts";
import { readProfile } from "./read-profile.ts";

type Owner = { accountId: string; email: string };

/**
 * What a domain keeps of an account's owner: by their account, or by their address, which they proved. `erase` removes
 * it, where the database does not with the account; `sweep` removes what has been kept long enough, whosever it is.
 */
export type PersonalData = {
  name: string;
  read(context: Context, owner: Owner): Promise<unknown>;
  erase?(transaction: Transaction, owner: Owner): Promise<void>;
  sweep?(context: Context): Promise<void>;
};

/** All that the site has of an account, a property for each domain. */
export async function exportAccount(
  context: Context,
  input: { accountId: string; sessionId: string | undefined; personalData: readonly PersonalData[] },
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
