import { and, eq, isNotNull, lte } from "drizzle-orm";
import { account, accountSession } from "#db/account.ts";
import { hourMs, minuteMs } from "#i18n/day.ts";
import type { Session } from "#domain/account";
import type { Context } from "../context.ts";
import type { StaffUser } from "./can-edit.ts";
import { freshMinutes, idleMinutes, staffSessionHours, type StaffRole } from "./schema.ts";

/** `isFresh`: the second factor was proven within `freshMinutes`. */
type AuthorizedUser = { ok: true; user: StaffUser; isFresh: boolean; endsAt: Date };
type Rejection = { ok: false; reason: "notStaff" | "notSignedIn" | "secondFactorNeeded" };

/**
 * Checks that a session belongs to a staff user and has a proven second factor. Ends a session that is too old or idle.
 * `asks`: whether a user action caused the request; automatic polling does not extend the session.
 */
export async function authorizeStaffUser(
  { database, clock }: Pick<Context, "database" | "clock">,
  { session, asks }: { session: Pick<Session, "accountId" | "sessionId">; asks: boolean },
): Promise<AuthorizedUser | Rejection> {
  const [row] = await database
    .select({ role: account.role, languages: account.editsLanguages, mayPublish: account.mayPublish, session: accountSession })
    .from(accountSession)
    .innerJoin(account, eq(account.id, accountSession.userId))
    .where(and(eq(accountSession.id, session.sessionId), eq(account.id, session.accountId)));
  if (!row?.role) return { ok: false, reason: row ? "notStaff" : "notSignedIn" };
  const { staffSince, staffSeenAt, provenAt } = row.session;
  if (!staffSince || !staffSeenAt || !provenAt) return { ok: false, reason: "secondFactorNeeded" };
  const now = clock.now();
  const endsAt = new Date(staffSince.getTime() + staffSessionHours * hourMs);
  const isIdle = now.getTime() - staffSeenAt.getTime() >= idleMinutes[row.role] * minuteMs;
  if (endsAt <= now || isIdle) {
    await database.delete(accountSession).where(eq(accountSession.id, session.sessionId));
    return { ok: false, reason: "notSignedIn" };
  }
  if (asks) await updateLastAct({ database }, session.sessionId, now);
  const user = { id: session.accountId, role: row.role, languages: row.languages ?? [], mayPublish: mayPublish(row) };
  return { ok: true, user, isFresh: isFreshProof(provenAt, now), endsAt };
}

/** Administrators always publish, because only they can grant the right. */
export function mayPublish({ role, mayPublish }: { role: StaffRole | null; mayPublish: boolean }): boolean {
  return role === "administrator" || mayPublish;
}

/** Whether the second factor was proven recently enough for sensitive actions. */
export function isFreshProof(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < freshMinutes * minuteMs;
}

async function updateLastAct({ database }: Pick<Context, "database">, sessionId: string, now: Date): Promise<void> {
  await database
    .update(accountSession)
    .set({ staffSeenAt: now })
    .where(
      and(
        eq(accountSession.id, sessionId),
        isNotNull(accountSession.staffSince),
        lte(accountSession.staffSeenAt, new Date(now.getTime() - minuteMs)),
      ),
    );
}
