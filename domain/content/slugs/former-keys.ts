import { contentFormerKey } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import { collectionOf } from "../collections/index.ts";
import type { EntryData } from "../collections/collection.ts";
import { replaceReferences } from "./references.ts";

type FormerKey = { type: string; formerKey: string; key: string };

/** Slugs that staff changed. Content files still use the former ones. */
export type FormerKeys = { currentKey(type: string, key: string): string; rewrite(type: string, data: EntryData): EntryData };

export async function readFormerKeys(database: Transaction): Promise<FormerKeys> {
  const rows: FormerKey[] = await database.select().from(contentFormerKey);
  return {
    currentKey: (type, key) => rows.find((row) => row.type === type && row.formerKey === key)?.key ?? key,
    rewrite: (type, data) =>
      rows.reduce(
        (rewritten, { key, ...former }) =>
          replaceReferences(collectionOf(type).fields, rewritten, { type: former.type, key: former.formerKey }, key),
        data,
      ),
  };
}
