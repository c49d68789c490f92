import type { Context } from "../context.ts";
import { listSessions } from "./list-sessions.ts";
import { readProfile } from "./read-profile.ts";

/** What a domain knows of an account's owner: of their account, or of their address, which they proved. */
export type Exporter = { name: string; read(context: Context, owner: { accountId: string; email: string }): Promise<unknown> };

/** All that the site has of an account, a property for each domain. */
export async function exportAccount(
  context: Context,
  input: { accountId: string; sessionId: string; exporters: readonly Exporter[] },
): Promise<Record<string, unknown> | undefined> {
  const profile = await readProfile(context, input.accountId);
  if (!profile) return undefined;
  const owner = { accountId: input.accountId, email: profile.email };
  const parts: Record<string, unknown> = { exportedAt: context.clock.now().toISOString(), profile, sessions: await listSessions(context, input) };
  for (const { name, read } of input.exporters) parts[name] = await read(context, owner);
  return parts;
}
