import { eq } from "drizzle-orm";
import { newsletterIssue } from "#db/newsletter.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Language } from "#i18n/languages.ts";
import { onlyRow, type Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { IssueForm } from "./fields.ts";

type StoredIssue = typeof newsletterIssue.$inferSelect;
export type DraftError = { ok: false; reason: "unknownIssue" | "issueSent" };

/** Saves a draft of an issue; rejects it if another user saved since. */
export async function saveIssue(
  context: EditorContext,
  { id, basedOn, language, ...texts }: IssueForm,
): Promise<{ ok: true; id: string; revision: number } | DraftError | { ok: false; reason: "savedSince" }> {
  const changedAt = context.clock.now();
  return context.database.transaction(async (transaction) => {
    const draft = id === null ? undefined : await lockDraft(transaction, id);
    if (draft && !draft.ok) return draft;
    const formerIssue = draft?.issue;
    if (formerIssue && formerIssue.revision !== basedOn) return { ok: false, reason: "savedSince" };
    const values = { ...texts, language, changedAt, revision: (formerIssue?.revision ?? 0) + 1 };
    const savedIssue = onlyRow(
      formerIssue
        ? await transaction.update(newsletterIssue).set(values).where(eq(newsletterIssue.id, formerIssue.id)).returning()
        : await transaction.insert(newsletterIssue).values(values).returning(),
    );
    await recordAuditEntry(context, transaction, {
      action: "newsletter.saved",
      subject: issueAuditSubject(savedIssue),
      before: formerIssue && summaryOf(formerIssue),
      after: summaryOf(savedIssue),
    });
    return { ok: true, id: savedIssue.id, revision: savedIssue.revision };
  });
}

export async function removeIssue(context: EditorContext, id: string): Promise<{ ok: true } | DraftError> {
  return context.database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, id);
    if (!draft.ok) return draft;
    await transaction.delete(newsletterIssue).where(eq(newsletterIssue.id, id));
    await recordAuditEntry(context, transaction, {
      action: "newsletter.removed",
      subject: issueAuditSubject(draft.issue),
      before: summaryOf(draft.issue),
    });
    return { ok: true };
  });
}

/** Locks an unsent issue until the transaction ends. */
export async function lockDraft(transaction: Transaction, id: string): Promise<{ ok: true; issue: StoredIssue } | DraftError> {
  const [issue] = await transaction.select().from(newsletterIssue).where(eq(newsletterIssue.id, id)).for("update");
  if (!issue) return { ok: false, reason: "unknownIssue" };
  return issue.sentAt ? { ok: false, reason: "issueSent" } : { ok: true, issue };
}

export async function readIssueLanguage({ database }: Pick<EditorContext, "database">, id: string): Promise<Language | undefined> {
  const [row] = await database.select({ language: newsletterIssue.language }).from(newsletterIssue).where(eq(newsletterIssue.id, id));
  return row?.language;
}

export const issueAuditSubject = ({ id }: Pick<StoredIssue, "id">) => `newsletter/${id}`;

const summaryOf = ({ language, subject, entries }: StoredIssue) => ({
  language,
  subject,
  entries: entries.map(({ type, key }) => `${type}/${key}`),
});
