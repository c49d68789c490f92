import { findEntry } from "#domain/content";
import type { Context } from "../context.ts";
import type { ContentFiles, FileFacts } from "./content-files.ts";

/** The company uploads these documents; their permanent address serves the current file. */
export type UploadedDocument = { version: number; replacedBy: readonly string[]; facts: FileFacts };

export async function findUploadedDocument(context: Context, files: ContentFiles, key: string): Promise<UploadedDocument | undefined> {
  const entry = await findEntry(context, { type: "download", key });
  const facts = entry && (await files.find(context, [entry.file])).get(entry.file);
  return facts && { version: entry.version, replacedBy: entry.replacedBy ?? [], facts };
}
