import { readFile } from "node:fs/promises";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { parse } from "yaml";
import { searchSynonym } from "#db/search-synonym.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../../context.ts";
import { hashData } from "../entry-data.ts";
import { learnWords } from "./index-entries.ts";
import { spellingsIn, synonymRow } from "./synonyms.ts";

export type SynonymImportLine = { language: Language; target: string; result: "added" | "updated" | "unchanged" | "kept" };

const file = v.record(v.pipe(v.string(), v.trim(), v.nonEmpty()), v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())));

/**
 * Brings `content/search/*.yaml` into the store: by address, or by the words that are meant, what people call it. A row
 * that staff changed since its import is kept.
 *
 * @throws when a file is not as it should be
 */
export async function importSynonyms(context: EditorContext, { directory }: { directory: string }): Promise<SynonymImportLine[]> {
  const lines: SynonymImportLine[] = [];
  for (const language of languageCodes) {
    const rows = v.parse(file, parse(await readFile(path.join(directory, "search", `${language}.yaml`), "utf8")));
    await context.database.transaction(async (transaction) => {
      await learnWords(transaction, language, spellingsIn(Object.entries(rows).flat(2), language));
      for (const [target, words] of Object.entries(rows)) {
        const result = await importRow(context, transaction, { language, target, words });
        lines.push({ language, target, result });
      }
    });
  }
  return lines;
}

type Row = { language: Language; target: string; words: string[] };

async function importRow({ clock }: EditorContext, transaction: Transaction, row: Row): Promise<SynonymImportLine["result"]> {
  const { language, target, words } = row;
  const importedHash = hashData(words);
  const isRow = and(eq(searchSynonym.language, language), eq(searchSynonym.target, target));
  const [standing] = await transaction.select().from(searchSynonym).where(isRow).for("update");
  if (standing?.importedHash === importedHash) return "unchanged";
  if (standing && hashData(standing.words) !== standing.importedHash) return "kept";
  const made = { ...synonymRow(language, words), importedHash, updatedAt: clock.now() };
  if (!standing) {
    await transaction.insert(searchSynonym).values({ language, target, ...made });
    return "added";
  }
  await transaction.update(searchSynonym).set(made).where(isRow);
  return "updated";
}
