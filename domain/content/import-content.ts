import type { EditorContext } from "../context.ts";
import type { Collection } from "./collections/collection.ts";
import { collections } from "./collections/index.ts";
import { checkEntries, hashData, type InvalidEntry } from "./entry-data.ts";
import { importBatch, type ImportEntry, type ImportResult } from "./import-batch.ts";
import type { LocalizationKey } from "./localization.ts";
import { readContentFiles, type FileEntry } from "./read-content-files.ts";
import { readFormerKeys, type FormerKeys } from "./slugs/former-keys.ts";

/** `reason` and `fields` describe a rejected entry: each invalid field path with its file and error. */
export type ImportLine = LocalizationKey & {
  result: ImportResult | "invalid";
  reason?: InvalidEntry["reason"];
  fields?: Record<string, string>;
};

/** The search words of a batch must fit into the parameters of one SQL statement. */
const entriesAtOnce = 100;

/** Imports the content folder and returns a result per entry. Never overwrites an editor's change. */
export async function importContent(context: EditorContext, input: { directory: string }): Promise<ImportLine[]> {
  // Read everything before the first write: a file that cannot be parsed must not cause a partial import.
  const sources = await Promise.all(
    collections.map(async (collection) => ({ collection, files: await readContentFiles(input.directory, collection) })),
  );
  const formerKeys = await readFormerKeys(context.database);
  const lines: ImportLine[] = [];
  for (const { collection, files } of sources) {
    for (let from = 0; from < files.length; from += entriesAtOnce) {
      lines.push(...(await importFiles(context, { collection, formerKeys }, files.slice(from, from + entriesAtOnce))));
    }
  }
  return lines;
}

/** Entries whose slug staff changed are found under the new one. */
async function importFiles(
  context: EditorContext,
  { collection, formerKeys }: { collection: Collection; formerKeys: FormerKeys },
  files: readonly FileEntry[],
): Promise<ImportLine[]> {
  const { type } = collection;
  const lines: ImportLine[] = [];
  const entries: ImportEntry[] = [];
  for (const { entry, checked } of await checkEntries(context, collection, files)) {
    const { language, fileOf } = entry;
    const key = formerKeys.currentKey(type, entry.key);
    if (checked.ok) {
      const data = formerKeys.rewrite(type, checked.data);
      entries.push({ type, key, language, data, importedHash: hashData(data) });
      continue;
    }
    const fields = Object.fromEntries(Object.entries(checked.fields).map(([field, text]) => [field, `${fileOf(field)}: ${text}`]));
    lines.push({ type, key, language, result: "invalid", reason: checked.reason, fields });
  }
  const results = await importBatch(context, collection, entries);
  return [...lines, ...entries.map(({ key, language }, index) => ({ type, key, language, result: results[index]! }))];
}
