import { eq } from "drizzle-orm";
import { siteSetting } from "#db/site-config.ts";
import { recordAuditEntry } from "#domain/audit";
import { bumpContentVersion } from "#domain/content";
import { websiteIds } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";

/** Hides entries and company data that are marked as examples from visitors, or shows them again. */
export async function setExamplesHidden(context: EditorContext, isHidden: boolean): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await transaction.insert(siteSetting).values({}).onConflictDoNothing();
    const [current] = await transaction.select().from(siteSetting).for("update");
    if (current?.hidesExamples === isHidden) return;
    await transaction.update(siteSetting).set({ hidesExamples: isHidden });
    await recordAuditEntry(context, transaction, { action: isHidden ? "examples.hidden" : "examples.shown", subject: "examples" });
    for (const websiteId of websiteIds) await bumpContentVersion(transaction, websiteId);
  });
}

/** Shows examples in a transaction that is rolled back, so that staff can preview a hidden example. */
export async function showExamplesInPreview(transaction: Transaction): Promise<void> {
  await transaction.update(siteSetting).set({ hidesExamples: false }).where(eq(siteSetting.hidesExamples, true));
}
