import { findEntry } from "#domain/content";
import type { Context } from "../context.ts";
import type { ContentFiles, FileFacts } from "./content-files.ts";

/** Document uploaded by the company, as served at its permanent address. */
export type AddedDocument = { version: number; replacedBy: readonly string[]; facts: FileFacts };

export async function findAdded(context: Context, files: ContentFiles, key: string): Promise<AddedDocument | undefined> {
  const entry = await findEntry(context, { type: "download", key });
  const facts = entry && (await files.find(context, [entry.file])).get(entry.file);
  return facts && { version: entry.version, replacedBy: entry.replacedBy ?? [], facts };
}
