import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { readSources } from "./document-source.ts";
import { isCurrent, makeDocument, readFactsOfAll, showFiles } from "./make-document.ts";
import { noteVersions } from "./note-versions.ts";
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

/** Publish in batches: on the first start the list of files must not stay empty until the last one is rendered. */
const batchSize = 20;

/**
 * Renders every file that is missing or outdated, and records the current versions. Returns the names of the rendered
 * files.
 *
 * @throws between two files when `closing` is aborted, because all of them take longer than a server stop may
 */
export async function refreshDocuments(context: Context, tools: DocumentTools, closing?: AbortSignal): Promise<string[]> {
  const sources = await readSources(context, tools);
  const storedFiles = await readFactsOfAll(context);
  const stale = sources.filter((source) => !isCurrent(tools, source, storedFiles.get(source.name)));
  for (const [index, source] of stale.entries()) {
    closing?.throwIfAborted();
    await makeDocument(context, tools, source, storedFiles.get(source.name));
    const isLast = index + 1 === stale.length;
    if (isLast || (index + 1) % batchSize === 0) await showFiles(context);
  }
  await noteVersions(context, tools.files);
  return stale.map(({ name }) => name);
}
