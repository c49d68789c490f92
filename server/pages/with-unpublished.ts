import { TransactionRollbackError } from "drizzle-orm";
import { cancelSchedule, publishEntry, publishShared, readSharedRevision, type LocalizationKey } from "#domain/content";
import { showExamplesInPreview } from "#domain/site-config";
import { onlyRow, type Database } from "#platform/database";
import type { Context, EditorContext } from "../../domain/context.ts";

type Outcomes = {
  published: Awaited<ReturnType<typeof publishUnpublished>>;
  /** Outcome for the draft of the shared fields, if there is one. */
  shared: Awaited<ReturnType<typeof publishShared>> | undefined;
};

/** Publishes the drafts of a localized version and shows hidden examples in a transaction, does the work on it, and rolls it back. */
export function withUnpublished<Result>(
  context: Context,
  edition: LocalizationKey,
  work: (context: Context, outcomes: Outcomes) => Promise<Result>,
): Promise<Result> {
  return runInRolledBackTransaction(context.database, async (database) => {
    await showExamplesInPreview(database);
    const previewContext = { ...context, database };
    const editor: EditorContext = { ...previewContext, actor: { kind: "system", name: "server" } };
    const revision = await readSharedRevision(editor, edition);
    const shared = revision === undefined ? undefined : await publishShared(editor, { ...edition, revision });
    return work(previewContext, { published: await publishUnpublished(editor, edition), shared });
  });
}

/** Returns the result of work in a transaction that is rolled back. */
async function runInRolledBackTransaction<Result>(database: Database, work: (database: Database) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  try {
    await database.transaction(async (transaction) => {
      results.push(await work(transaction));
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return onlyRow(results);
}

/** Publishes the draft, or without a draft the scheduled content. Cancels a schedule that would prevent it. */
async function publishUnpublished(context: EditorContext, edition: LocalizationKey) {
  const work = { ...edition, until: null };
  const published = await publishEntry(context, work);
  if (published.ok || published.reason !== "changePlanned") return published;
  await cancelSchedule(context, edition);
  return publishEntry(context, work);
}
