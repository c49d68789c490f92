import { lte } from "drizzle-orm";
import { staffInvitation } from "#db/staff.ts";
import type { Context } from "../context.ts";

/** Deletes expired invitations with the addresses in them. */
export async function deleteExpiredInvitations({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(staffInvitation).where(lte(staffInvitation.expiresAt, clock.now()));
}
