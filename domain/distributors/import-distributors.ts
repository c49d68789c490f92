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

/** Brings a table of distributors into a language, each line by itself: what can be kept is kept, of the others it is said why not. */
export async function importDistributors(context: EditorContext, table: Table): Promise<ReportLine[]> {
  const report: ReportLine[] = [];
  const seen = new Set<string>();
  for (const [index, row] of table.rows.map(tidyRow).entries()) {
    const imported = seen.has(row.key) ? refused(row, { key: "keyTwice" }) : await importRow(context, table, row);
    seen.add(row.key);
    report.push({ line: index + 1, ...imported });
  }
  return report;
}

async function importRow(context: EditorContext, { language, publish }: Table, row: Row): Promise<Line> {
  const unreadable = Object.entries(row).filter(([, text]) => text.includes("\ufffd"));
  if (unreadable.length > 0) return refused(row, Object.fromEntries(unreadable.map(([column]) => [column, "unreadableCharacters"])));
  const [standing] = await context.database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, row.key), eq(contentEntry.language, language)));
  const before = standing?.draft ?? standing?.data;
  const asked = row.place || (before?.place === undefined ? row.city : "");
  const stands = asked !== "" && before?.country === row.country && asked === (await nameOf(context, before.place, language));
  const named = asked === "" || stands ? undefined : await namedPlace(context, { name: asked, country: row.country, language });
  if (named && !named.ok) return refused(row, { place: named.reason }, named.names);
  const data = { ...before, ...valuesOf(row), place: named?.place ?? before?.place };
  const faults = Object.entries(await entryFaults(context, { type, data }));
  // Of a list it is enough to know that it is wrong.
  if (faults.length > 0) return refused(row, Object.fromEntries(faults.map(([field, reason]) => [field.replace(/\..*/, ""), reason])));
  const result = !before ? "added" : changedFields(before, data).length > 0 ? "changed" : "unchanged";
  const line = { key: row.key, result, public: false, reasons: {}, places: [], kept: [] } satisfies Line;
  const isSaved = result === "unchanged";
  const saved = isSaved ? undefined : await saveEdition(context, { type, key: row.key, language, data, basedOn: standing?.revision ?? 0 });
  if (saved && !saved.ok) return refused(row, reasonsOf(saved));
  const kept = isSaved ? [] : await keptOf(context, { key: row.key, language, data });
  if (!publish || (isSaved && standing?.draft === null)) return { ...line, kept, public: standing?.state === "published" };
  const published = await publishEntry(context, { type, key: row.key, language });
  return { ...line, kept, public: published.ok, reasons: published.ok ? {} : reasonsOf(published) };
}

/** What the table calls the place that an entry stands at. */
async function nameOf(context: EditorContext, place: unknown, language: Language): Promise<string | undefined> {
  const point = pointOf(place);
  return point && (await placesAt(context, { points: [point], language }))(point);
}

function valuesOf({ order, country, kind, lines, name, city, note }: Row) {
  const listed = lines.split(/[;,|]/).flatMap((each) => each.trim() || []);
  return { order: Number(order), country, kind, lines: listed, name, city, note: note === "" ? undefined : note };
}

/** What an edition holds otherwise than it was asked to: the values of all languages. */
async function keptOf(
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

function refused({ key }: Row, reasons: Record<string, string>, places: string[] = []): Line {
  return { key, result: "refused", public: false, reasons, places, kept: [] };
}
