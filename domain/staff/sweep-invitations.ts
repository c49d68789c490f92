import { lte } from "drizzle-orm";
import { staffInvitation } from "#db/staff.ts";
import type { Context } from "../context.ts";

/** Removes invitations that nobody took up in time, and with them the addresses of people who are none of the staff. */
export async function sweepInvitations({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(staffInvitation).where(lte(staffInvitation.expiresAt, clock.now()));
}
