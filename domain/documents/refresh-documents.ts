import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { readSources } from "./document-source.ts";
import { isCurrent, makeDocument, readFactsOfAll, showFiles } from "./make-document.ts";
import { noteVersions } from "./note-versions.ts";
import type { DocumentTools } from "./tools.ts";
import { daySeconds } from "#i18n/day.ts";

/** One job makes all; it is tried again as long as a new publication has not brought another. */
export const documentsQueue: Queue = {
  name: "documents",
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 300,
  retentionSeconds: daySeconds,
  expireInSeconds: 300,
  supersedesFailed: true,
};

/** At the first start the list of files is not to stay empty until the last one is made. */
const shownTogether = 20;

/**
 * Makes every file that is missing or no longer says what is published, and notes which versions there are now; answers
 * with the names of those that were made.
 *
 * @throws between two files when `closing` is aborted: all of them take longer than a stop of the server may
 */
export async function refreshDocuments(context: Context, tools: DocumentTools, closing?: AbortSignal): Promise<string[]> {
  const sources = await readSources(context, tools);
  const kept = await readFactsOfAll(context);
  const stale = sources.filter((source) => !isCurrent(tools, source, kept.get(source.name)));
  for (const [index, source] of stale.entries()) {
    closing?.throwIfAborted();
    await makeDocument(context, tools, source, kept.get(source.name));
    const isLast = index + 1 === stale.length;
    if (isLast || (index + 1) % shownTogether === 0) await showFiles(context);
  }
  await noteVersions(context, tools.files);
  return stale.map(({ name }) => name);
}
