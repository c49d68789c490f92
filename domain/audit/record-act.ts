import { auditEntry } from "#db/staff.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

/** `subject` is what it is done to, such as `news/opening/de`; `before` and `after` say what it was and is, without secrets. */
type Act = { action: string; subject: string; before?: unknown; after?: unknown };

/** Writes down who does what, in the transaction that does it. What a visitor, an account's owner or the server itself does is no act of staff. */
export async function recordAct({ actor, clock }: Pick<Context, "actor" | "clock">, transaction: Transaction, act: Act): Promise<void> {
  if (actor.kind !== "staff" && !(actor.kind === "system" && actor.name === "operator")) return;
  const { action, subject, before = null, after = null } = act;
  await transaction.insert(auditEntry).values({ at: clock.now(), actor, action, subject, before, after });
}
