import { bumpContentVersion } from "#domain/content";
import { websiteIds } from "#i18n/languages.ts";
import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { readSources } from "./document-source.ts";
import { isCurrent, makeDocument, readFactsOfAll } from "./make-document.ts";
import type { DocumentTools } from "./tools.ts";

/** One job makes all; it is tried again as long as a new publication has not brought another. */
export const documentsQueue: Queue = {
  name: "documents",
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 300,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 60,
  expireInSeconds: 300,
};

/** Makes every file that is missing or no longer says what is published; answers with their names. */
export async function refreshDocuments(context: Context, tools: DocumentTools): Promise<string[]> {
  const sources = await readSources(context, tools);
  const kept = await readFactsOfAll(context);
  const stale = sources.filter((source) => !isCurrent(tools, source, kept.get(source.name)));
  for (const source of stale) await makeDocument(context, tools, source, kept.get(source.name));
  if (stale.length > 0) {
    // Pages that list files with their size and checksum are kept whole.
    await context.database.transaction(async (transaction) => {
      for (const websiteId of websiteIds) await bumpContentVersion(transaction, websiteId);
    });
  }
  return stale.map(({ name }) => name);
}
