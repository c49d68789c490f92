import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { readDocumentSources } from "./document-source.ts";
import { isCurrent, renderDocument, readAllDocumentFacts, bumpAllWebsites } from "./find-document.ts";
import { recordVersions } from "./record-versions.ts";
import type { DocumentTools } from "./tools.ts";
import { daySeconds } from "#i18n/day.ts";

/** One job renders all files. A failed job is retried until the next publication replaces it. */
export const documentsQueue: Queue = {
  name: "documents",
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 300,
  retentionSeconds: daySeconds,
  expireInSeconds: 300,
  supersedesFailed: true,
};

/** Publish in batches, so that on the first start the list of files fills before the last one is rendered. */
const batchSize = 20;

/**
 * Renders every missing or stale file and records the current versions. Returns the names of the rendered files.
 *
 * @throws between two files when `closing` is aborted, because all of them take longer than a server stop may
 */
export async function refreshDocuments(context: Context, tools: DocumentTools, closing?: AbortSignal): Promise<string[]> {
  const sources = await readDocumentSources(context, tools);
  const storedFiles = await readAllDocumentFacts(context);
  const staleSources = sources.filter((source) => !isCurrent(tools, source, storedFiles.get(source.name)));
  for (const [index, source] of staleSources.entries()) {
    closing?.throwIfAborted();
    await renderDocument(context, tools, source, storedFiles.get(source.name));
    const isLast = index + 1 === staleSources.length;
    if (isLast || (index + 1) % batchSize === 0) await bumpAllWebsites(context);
  }
  await recordVersions(context, tools.files);
  return staleSources.map(({ name }) => name);
}
