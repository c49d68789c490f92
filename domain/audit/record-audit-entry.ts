import { auditEntry } from "#db/staff.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { AuditAction } from "./schema.ts";

/** `subject`: object of the action, such as `news/opening/de`; `before` and `after`: its state without secrets. */
type NewEntry = { action: AuditAction; subject: string; before?: unknown; after?: unknown };

/** Adds entries of many objects with one statement. */
export async function recordAuditEntries(
  context: Pick<Context, "actor" | "clock">,
  transaction: Transaction,
  acts: readonly NewEntry[],
): Promise<void> {
  const { actor, clock } = context;
  if (acts.length === 0 || (actor.kind !== "staff" && !(actor.kind === "system" && actor.name === "operator"))) return;
  const at = clock.now();
  await transaction
    .insert(auditEntry)
    .values(acts.map(({ action, subject, before = null, after = null }) => ({ at, actor, action, subject, before, after })));
}

/**
 * Adds an entry to the audit log within the action's transaction. Ignores actions of visitors, account owners and the
 * system, because the log is for staff and operators.
 */
export async function recordAuditEntry(context: Pick<Context, "actor" | "clock">, transaction: Transaction, act: NewEntry): Promise<void> {
  await recordAuditEntries(context, transaction, [act]);
}
