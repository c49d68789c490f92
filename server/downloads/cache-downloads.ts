import { readContentVersions } from "#domain/content";
import { listDownloads, type ContentFiles } from "#domain/documents";
import type { Download } from "#domain/documents/schema";
import type { Context } from "../../domain/context.ts";
import { cacheByVersion } from "../cache-by-version.ts";

export function cacheDownloads(context: Context, files: ContentFiles): () => Promise<readonly Download[]> {
  const readVersion = async () => JSON.stringify([...(await readContentVersions(context))].sort());
  return cacheByVersion(readVersion, () => listDownloads(context, files));
}
