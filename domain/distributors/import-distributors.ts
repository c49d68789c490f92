import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { changedFields, findPublicationErrors, publishEntry, saveLocalization } from "#domain/content";
import { readPlaceNames } from "#domain/places";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import type { ReportLine, Row } from "./fields.ts";
import { findUnambiguousPlace, toCoordinates } from "./find-unambiguous-place.ts";
import { normalizeRow } from "./normalize-row.ts";

type Table = { language: Language; rows: readonly Row[]; publish: boolean };
type RowReport = Omit<ReportLine, "line">;

const type = "distributor";

/** Imports a table of distributors into a language. Stores valid rows; the report has error codes for the others. */
export async function importDistributors(context: EditorContext, table: Table): Promise<ReportLine[]> {
  const report: ReportLine[] = [];
  const seenKeys = new Set<string>();
  for (const [index, row] of table.rows.map(normalizeRow).entries()) {
    const outcome = seenKeys.has(row.key) ? rejectRow(row, { key: "keyTwice" }) : await importRow(context, table, row);
    seenKeys.add(row.key);
    report.push({ line: index + 1, ...outcome });
  }
  return report;
}

async function importRow(context: EditorContext, { language, publish }: Table, row: Row): Promise<RowReport> {
  const unreadable = Object.entries(row).filter(([, text]) => text.includes("\ufffd"));
  if (unreadable.length > 0) return rejectRow(row, Object.fromEntries(unreadable.map(([column]) => [column, "unreadableCharacters"])));
  const [storedEntry] = await context.database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, row.key), eq(contentEntry.language, language)));
  const storedData = storedEntry?.draft ?? storedEntry?.data;
  const placeName = row.place || (storedData?.place === undefined ? row.city : "");
  const isSamePlace =
    placeName !== "" && storedData?.country === row.country && placeName === (await readPlaceName(context, storedData.place, language));
  const placeResult =
    placeName === "" || isSamePlace ? undefined : await findUnambiguousPlace(context, { name: placeName, country: row.country, language });
  if (placeResult && !placeResult.ok) return rejectRow(row, { place: placeResult.reason }, placeResult.names);
  const data = { ...storedData, ...valuesOf(row), place: placeResult?.place ?? storedData?.place };
  const faults = Object.entries(await findPublicationErrors(context, { type, data }));
  // Report one error per list field.
  if (faults.length > 0) return rejectRow(row, Object.fromEntries(faults.map(([field, reason]) => [field.replace(/\..*/, ""), reason])));
  const result = !storedData ? "added" : changedFields(storedData, data).length > 0 ? "changed" : "unchanged";
  const line = { key: row.key, result, public: false, reasons: {}, places: [], kept: [] } satisfies RowReport;
  const isUnchanged = result === "unchanged";
  const outcome = isUnchanged
    ? undefined
    : await saveLocalization(context, { type, key: row.key, language, data, basedOn: storedEntry?.revision ?? 0 });
  if (outcome && !outcome.ok) return rejectRow(row, errorsOf(outcome));
  const skippedFields = isUnchanged ? [] : await readSkippedFields(context, { key: row.key, language, data });
  if (!publish || (isUnchanged && storedEntry?.draft === null))
    return { ...line, kept: skippedFields, public: storedEntry?.state === "published" };
  const published = await publishEntry(context, { type, key: row.key, language });
  return { ...line, kept: skippedFields, public: published.ok, reasons: published.ok ? {} : errorsOf(published) };
}

async function readPlaceName(context: EditorContext, place: unknown, language: Language): Promise<string | undefined> {
  const point = toCoordinates(place);
  return point && (await readPlaceNames(context, { points: [point], language }))(point);
}

function valuesOf({ order, country, kind, lines, name, city, note }: Row) {
  const lineNames = lines.split(/[;,|]/).flatMap((each) => each.trim() || []);
  return { order: Number(order), country, kind, lines: lineNames, name, city, note: note === "" ? undefined : note };
}

/** Returns the fields that were not stored, because fields shared by all languages keep their values. */
async function readSkippedFields(
  { database }: EditorContext,
  { key, language, data }: { key: string; language: Language; data: Record<string, unknown> },
): Promise<string[]> {
  const [row] = await database
    .select({ draft: contentEntry.draft })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language)));
  return row?.draft ? changedFields(row.draft, data) : [];
}

function errorsOf(outcome: { reason: string; fields?: Record<string, string> }): Record<string, string> {
  if (!outcome.fields) return { key: outcome.reason };
  return Object.fromEntries(Object.keys(outcome.fields).map((name) => [name, name === "key" ? "keyFormat" : "invalidInput"]));
}

function rejectRow({ key }: Row, reasons: Record<string, string>, places: string[] = []): RowReport {
  return { key, result: "refused", public: false, reasons, places, kept: [] };
}
