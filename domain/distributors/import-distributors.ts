import { addEntries, changedFields, publishEntry, saveLocalization } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import { readSkippedFields, readStored, type StoredEntry } from "./read-stored.ts";
import type { ReportLine, Row } from "./schema.ts";
import { normalizeRow } from "./normalize-row.ts";
import { createRowReader, errorsOf, rejectRow, type RowReport } from "./read-row.ts";

type Table = { language: Language; rows: readonly Row[]; publish: boolean };
type ReadRow = { row: Row; data: Record<string, unknown> };

const type = "distributor";

/**
 * Imports a table of distributors into a language. Stores valid rows; the report has error codes for the others. New
 * entries are stored together, because tables have thousands of rows.
 */
export async function importDistributors(context: EditorContext, table: Table): Promise<ReportLine[]> {
  const { language } = table;
  const rows = table.rows.map(normalizeRow);
  const storedEntries = await readStored(context, { language, keys: rows.map(({ key }) => key) });
  const readRow = await createRowReader(context, { language, stored: storedEntries.values() });
  const reports = new Map<number, RowReport>();
  const newRows: { index: number; row: ReadRow }[] = [];
  const seenKeys = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const stored = storedEntries.get(row.key);
    const read = seenKeys.has(row.key) ? rejectRow(row, { key: "keyTwice" }) : await readRow(row, stored);
    seenKeys.add(row.key);
    if ("result" in read) reports.set(index, read);
    else if (stored) reports.set(index, await changeEntry(context, table, { row, data: read.data, stored }));
    else newRows.push({ index, row: { row, data: read.data } });
  }
  const added = await addNewRows(
    context,
    table,
    newRows.map(({ row }) => row),
  );
  for (const [position, { index }] of newRows.entries()) {
    const report = added[position];
    if (report) reports.set(index, report);
  }
  return rows.flatMap((_, index) => {
    const report = reports.get(index);
    return report ? { line: index + 1, ...report } : [];
  });
}

async function addNewRows(context: EditorContext, { language, publish }: Table, rows: readonly ReadRow[]): Promise<RowReport[]> {
  const entries = rows.map(({ row: { key }, data }) => ({ key, data }));
  const outcomes = await addEntries(context, { type, language, isPublic: publish }, entries);
  return rows.flatMap(({ row }, index) => {
    const outcome = outcomes[index];
    if (!outcome) return [];
    return outcome.ok ? { ...lineOf(row, "added"), public: publish } : rejectRow(row, errorsOf(outcome));
  });
}

/** Changes an entry that exists, in this language or another. */
async function changeEntry(
  context: EditorContext,
  { language, publish }: Table,
  { row, data, stored }: ReadRow & { stored: StoredEntry },
): Promise<RowReport> {
  const { own } = stored;
  const formerData = own?.draft ?? own?.data;
  const result = !formerData ? "added" : changedFields(formerData, data).length > 0 ? "changed" : "unchanged";
  const line = lineOf(row, result);
  const isUnchanged = result === "unchanged";
  const localization = { type, key: row.key, language };
  const outcome = isUnchanged ? undefined : await saveLocalization(context, { ...localization, data, basedOn: own?.revision ?? 0 });
  if (outcome && !outcome.ok) return rejectRow(row, errorsOf(outcome));
  const kept = isUnchanged ? [] : await readSkippedFields(context, { key: row.key, language, data });
  if (!publish || (isUnchanged && own?.draft === null)) return { ...line, kept, public: own?.state === "published" };
  const published = await publishEntry(context, localization);
  return { ...line, kept, public: published.ok, reasons: published.ok ? {} : errorsOf(published) };
}

function lineOf({ key }: Row, result: RowReport["result"]): RowReport {
  return { key, result, public: false, reasons: {}, places: [], kept: [] };
}
