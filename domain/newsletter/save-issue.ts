import { eq } from "drizzle-orm";
import { newsletterIssue } from "#db/newsletter.ts";
import { recordAct } from "#domain/audit";
import type { Language } from "#i18n/languages.ts";
import { onlyRow, type Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { IssueForm } from "./fields.ts";

type StoredIssue = typeof newsletterIssue.$inferSelect;
export type NotADraft = { ok: false; reason: "unknownIssue" | "issueSent" };

/** Keeps an issue as it is composed; of two who work on one, the second is told that the first has saved. */
export async function saveIssue(
  context: EditorContext,
  { id, basedOn, language, ...said }: IssueForm,
): Promise<{ ok: true; id: string; revision: number } | NotADraft | { ok: false; reason: "savedSince" }> {
  const changedAt = context.clock.now();
  return context.database.transaction(async (transaction) => {
    const stored = id === null ? undefined : await lockDraft(transaction, id);
    if (stored && !stored.ok) return stored;
    const before = stored?.issue;
    if (before && before.revision !== basedOn) return { ok: false, reason: "savedSince" };
    const values = { ...said, language, changedAt, revision: (before?.revision ?? 0) + 1 };
    const saved = onlyRow(
      before
        ? await transaction.update(newsletterIssue).set(values).where(eq(newsletterIssue.id, before.id)).returning()
        : await transaction.insert(newsletterIssue).values(values).returning(),
    );
    await recordAct(context, transaction, {
      action: "newsletter.saved",
      subject: actsSubject(saved),
      before: before && headOf(before),
      after: headOf(saved),
    });
    return { ok: true, id: saved.id, revision: saved.revision };
  });
}

/** Takes back an issue that has not gone out. */
export async function removeIssue(context: EditorContext, id: string): Promise<{ ok: true } | NotADraft> {
  return context.database.transaction(async (transaction) => {
    const stored = await lockDraft(transaction, id);
    if (!stored.ok) return stored;
    await transaction.delete(newsletterIssue).where(eq(newsletterIssue.id, id));
    await recordAct(context, transaction, {
      action: "newsletter.removed",
      subject: actsSubject(stored.issue),
      before: headOf(stored.issue),
    });
    return { ok: true };
  });
}

/** An issue that has not gone out; others who want it wait until this transaction ends. */
export async function lockDraft(transaction: Transaction, id: string): Promise<{ ok: true; issue: StoredIssue } | NotADraft> {
  const [issue] = await transaction.select().from(newsletterIssue).where(eq(newsletterIssue.id, id)).for("update");
  if (!issue) return { ok: false, reason: "unknownIssue" };
  return issue.sentAt ? { ok: false, reason: "issueSent" } : { ok: true, issue };
}

/** Whose language an issue is. */
export async function languageOfIssue({ database }: Pick<EditorContext, "database">, id: string): Promise<Language | undefined> {
  const [row] = await database.select({ language: newsletterIssue.language }).from(newsletterIssue).where(eq(newsletterIssue.id, id));
  return row?.language;
}

export const actsSubject = ({ id }: Pick<StoredIssue, "id">) => `newsletter/${id}`;

const headOf = ({ language, subject, entries }: StoredIssue) => ({
  language,
  subject,
  entries: entries.map(({ type, key }) => `${type}/${key}`),
});
