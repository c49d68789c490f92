import { readContentStamps } from "#domain/content";
import { listDownloads, type ContentFiles } from "#domain/documents";
import type { Download } from "#domain/documents/schema";
import type { Context } from "../../domain/context.ts";
import { keepLatest } from "../keep-latest.ts";

export function keepDownloads(context: Context, files: ContentFiles): () => Promise<readonly Download[]> {
  const readVersion = async () => JSON.stringify([...(await readContentStamps(context))].sort());
  return keepLatest(readVersion, () => listDownloads(context, files));
}
