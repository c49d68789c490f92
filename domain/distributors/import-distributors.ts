import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { changedFields, entryFaults, publishEntry, saveEdition } from "#domain/content";
import { placesAt } from "#domain/places";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import type { ReportLine, Row } from "./fields.ts";
import { namedPlace, pointOf } from "./named-place.ts";
import { tidyRow } from "./tidy-row.ts";

type Table = { language: Language; rows: readonly Row[]; publish: boolean };
type Line = Omit<ReportLine, "line">;

const type = "distributor";

/** Imports a table of distributors into a language. Stores valid rows; the report has error codes for the others. */
export async function importDistributors(context: EditorContext, table: Table): Promise<ReportLine[]> {
  const report: ReportLine[] = [];
  const seenKeys = new Set<string>();
  for (const [index, row] of table.rows.map(tidyRow).entries()) {
    const outcome = seenKeys.has(row.key) ? rejected(row, { key: "keyTwice" }) : await importRow(context, table, row);
    seenKeys.add(row.key);
    report.push({ line: index + 1, ...outcome });
  }
  return report;
}

async function importRow(context: EditorContext, { language, publish }: Table, row: Row): Promise<Line> {
  const unreadable = Object.entries(row).filter(([, text]) => text.includes("\ufffd"));
  if (unreadable.length > 0) return rejected(row, Object.fromEntries(unreadable.map(([column]) => [column, "unreadableCharacters"])));
  const [stored] = await context.database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, row.key), eq(contentEntry.language, language)));
  const storedData = stored?.draft ?? stored?.data;
  const placeName = row.place || (storedData?.place === undefined ? row.city : "");
  const isSamePlace =
    placeName !== "" && storedData?.country === row.country && placeName === (await nameOf(context, storedData.place, language));
  const placeResult =
    placeName === "" || isSamePlace ? undefined : await namedPlace(context, { name: placeName, country: row.country, language });
  if (placeResult && !placeResult.ok) return rejected(row, { place: placeResult.reason }, placeResult.names);
  const data = { ...storedData, ...valuesOf(row), place: placeResult?.place ?? storedData?.place };
  const faults = Object.entries(await entryFaults(context, { type, data }));
  // Report one error per list field.
  if (faults.length > 0) return rejected(row, Object.fromEntries(faults.map(([field, reason]) => [field.replace(/\..*/, ""), reason])));
  const result = !storedData ? "added" : changedFields(storedData, data).length > 0 ? "changed" : "unchanged";
  const line = { key: row.key, result, public: false, reasons: {}, places: [], kept: [] } satisfies Line;
  const isUnchanged = result === "unchanged";
  const outcome = isUnchanged
    ? undefined
    : await saveEdition(context, { type, key: row.key, language, data, basedOn: stored?.revision ?? 0 });
  if (outcome && !outcome.ok) return rejected(row, reasonsOf(outcome));
  const keptFields = isUnchanged ? [] : await readKeptFields(context, { key: row.key, language, data });
  if (!publish || (isUnchanged && stored?.draft === null)) return { ...line, kept: keptFields, public: stored?.state === "published" };
  const published = await publishEntry(context, { type, key: row.key, language });
  return { ...line, kept: keptFields, public: published.ok, reasons: published.ok ? {} : reasonsOf(published) };
}

async function nameOf(context: EditorContext, place: unknown, language: Language): Promise<string | undefined> {
  const point = pointOf(place);
  return point && (await placesAt(context, { points: [point], language }))(point);
}

function valuesOf({ order, country, kind, lines, name, city, note }: Row) {
  const lineNames = lines.split(/[;,|]/).flatMap((each) => each.trim() || []);
  return { order: Number(order), country, kind, lines: lineNames, name, city, note: note === "" ? undefined : note };
}

/** Returns the fields that were not stored, because fields shared by all languages keep their values. */
async function readKeptFields(
  { database }: EditorContext,
  { key, language, data }: { key: string; language: Language; data: Record<string, unknown> },
): Promise<string[]> {
  const [row] = await database
    .select({ draft: contentEntry.draft })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language)));
  return row?.draft ? changedFields(row.draft, data) : [];
}

function reasonsOf(outcome: { reason: string; fields?: Record<string, string> }): Record<string, string> {
  if (!outcome.fields) return { key: outcome.reason };
  return Object.fromEntries(Object.keys(outcome.fields).map((name) => [name, name === "key" ? "keyFormat" : "invalidInput"]));
}

function rejected({ key }: Row, reasons: Record<string, string>, places: string[] = []): Line {
  return { key, result: "refused", public: false, reasons, places, kept: [] };
}
