import { and, asc, eq, ne } from "drizzle-orm";
import { answerTemplate } from "#db/contact.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Transaction } from "#platform/database";
import type { Context, StaffContext } from "../context.ts";
import type { Template, TemplateForm } from "./schema.ts";

export async function listTemplates({ database }: Pick<Context, "database">): Promise<Template[]> {
  const rows = await database.select().from(answerTemplate).orderBy(asc(answerTemplate.name));
  return rows.map(({ id, name, texts, updatedAt }) => ({ id, name, texts, updatedAt: updatedAt.toISOString() }));
}

export async function saveTemplate(
  context: StaffContext,
  { id, name, texts }: TemplateForm,
): Promise<{ ok: true; id: string } | { ok: false; reason: "nameTaken" | "unknownTemplate" }> {
  return context.database.transaction(async (transaction) => {
    if (await isTaken(transaction, name, id)) return { ok: false, reason: "nameTaken" };
    const values = { name, texts, updatedAt: context.clock.now(), updatedBy: context.actor };
    const [savedRow] = id
      ? await transaction.update(answerTemplate).set(values).where(eq(answerTemplate.id, id)).returning()
      : await transaction.insert(answerTemplate).values(values).onConflictDoNothing().returning();
    if (!savedRow) return { ok: false, reason: id ? "unknownTemplate" : "nameTaken" };
    await recordAuditEntry(context, transaction, { action: "template.saved", subject: `template/${savedRow.id}`, after: { name } });
    return { ok: true, id: savedRow.id };
  });
}

/** Removing a missing template succeeds. */
export async function removeTemplate(context: StaffContext, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const [deleted] = await transaction.delete(answerTemplate).where(eq(answerTemplate.id, id)).returning();
    if (deleted)
      await recordAuditEntry(context, transaction, {
        action: "template.removed",
        subject: `template/${id}`,
        before: { name: deleted.name },
      });
  });
}

async function isTaken(transaction: Transaction, name: string, id: string | null): Promise<boolean> {
  const rows = await transaction
    .select({ id: answerTemplate.id })
    .from(answerTemplate)
    .where(and(eq(answerTemplate.name, name), id === null ? undefined : ne(answerTemplate.id, id)));
  return rows.length > 0;
}
