import { and, eq, gt } from "drizzle-orm";
import { account } from "#db/account.ts";
import { staffInvitation } from "#db/staff.ts";
import type { EditorContext } from "../context.ts";
import { inviteStaff } from "./invite.ts";

/** Invites the first administrator, where there is none and nobody who was asked to be. `path` of the link, where one was sent. */
export async function inviteFirstAdministrator(context: EditorContext, email: string): Promise<{ path: string } | undefined> {
  const { database, clock } = context;
  const [administrator] = await database.select({ id: account.id }).from(account).where(eq(account.role, "administrator")).limit(1);
  const [asked] = await database
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.role, "administrator"), gt(staffInvitation.expiresAt, clock.now())))
    .limit(1);
  if (administrator || asked) return undefined;
  const invited = await inviteStaff(context, { email, role: "administrator", languages: [], language: "en" });
  return invited.ok ? { path: invited.path } : undefined;
}
