import { and, eq, gt } from "drizzle-orm";
import { account } from "#db/account.ts";
import { staffInvitation } from "#db/staff.ts";
import type { EditorContext } from "../context.ts";
import { inviteStaff } from "./invitations.ts";

/** Invites an administrator unless one exists or is invited. Returns the path of the link if a mail was sent. */
export async function inviteFirstAdministrator(context: EditorContext, email: string): Promise<{ path: string } | undefined> {
  const { database, clock } = context;
  const [administrator] = await database.select({ id: account.id }).from(account).where(eq(account.role, "administrator")).limit(1);
  const [pendingInvitation] = await database
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.role, "administrator"), gt(staffInvitation.expiresAt, clock.now())))
    .limit(1);
  if (administrator || pendingInvitation) return undefined;
  const rights = { role: "administrator" as const, languages: [], mayPublish: true };
  const invitation = await inviteStaff(context, { email, ...rights, replaces: true, language: "en" });
  return invitation.ok ? { path: invitation.path } : undefined;
}
