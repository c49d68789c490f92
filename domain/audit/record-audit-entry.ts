import { auditEntry } from "#db/staff.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { AuditAction } from "./actions.ts";

/** `subject`: object of the action, such as `news/opening/de`; `before` and `after`: its state without secrets. */
type NewEntry = { action: AuditAction; subject: string; before?: unknown; after?: unknown };

/**
 * Adds an entry to the audit log within the action's transaction. Ignores actions of visitors, account owners and the
 * system, because the log is for staff and operators.
 */
export async function recordAuditEntry(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  transaction: Transaction,
  act: NewEntry,
): Promise<void> {
  if (actor.kind !== "staff" && !(actor.kind === "system" && actor.name === "operator")) return;
  const { action, subject, before = null, after = null } = act;
  await transaction.insert(auditEntry).values({ at: clock.now(), actor, action, subject, before, after });
}
