import { findPublicationErrors } from "#domain/content";
import { isCountry } from "#domain/countries/schema";
import { readPlaceNames } from "#domain/places";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import { contactColumns, type ReportLine, type Row } from "./schema.ts";
import { findUnambiguousPlace, toCoordinates } from "./find-unambiguous-place.ts";
import type { StoredEntry } from "./read-stored.ts";

export type RowReport = Omit<ReportLine, "line">;

/** Returns a function that converts a row to the data of its entry, or to the report of its errors. */
export async function createRowReader(context: EditorContext, { language, stored }: { language: Language; stored: Iterable<StoredEntry> }) {
  const points = Array.from(stored).flatMap(({ own }) => toCoordinates((own?.draft ?? own?.data)?.place) ?? []);
  const nameAt = await readPlaceNames(context, { points, language });
  const findPlace = rememberPlaces(context, language);

  return async (row: Row, entry: StoredEntry | undefined): Promise<{ data: Record<string, unknown> } | RowReport> => {
    const unreadable = Object.entries(row).filter(([, text]) => text?.includes("\ufffd"));
    const former = entry?.own?.draft ?? entry?.own?.data;
    const point = toCoordinates(former?.place);
    const placeName = row.place || (former?.place === undefined ? row.city : "");
    const isSamePlace = placeName !== "" && former?.country === row.country && point !== undefined && placeName === nameAt(point);
    // Without a country, each place would be unknown.
    const found = placeName === "" || isSamePlace || !isCountry(row.country) ? undefined : await findPlace(placeName, row.country);
    const data = { ...former, ...valuesOf(row), place: found?.ok ? found.place : former?.place };
    // Reports one error per list field.
    const faults = Object.entries(await findPublicationErrors(context, { type: "distributor", data })).map(
      ([field, reason]) => [field.replace(/\..*/, ""), reason] as const,
    );
    const reasons = {
      ...Object.fromEntries(faults.filter(([field]) => field !== "place" || isCountry(row.country))),
      ...(found && !found.ok && { place: found.reason }),
      ...Object.fromEntries(unreadable.map(([column]) => [column, "unreadableCharacters"])),
    };
    return Object.keys(reasons).length > 0 ? rejectRow(row, reasons, found?.ok === false ? found.names : []) : { data };
  };
}

/** Finds each place of a table once, because many rows share a town. */
function rememberPlaces(context: EditorContext, language: Language) {
  const found = new Map<string, Awaited<ReturnType<typeof findUnambiguousPlace>>>();
  return async (name: string, country: string) => {
    const key = `${country} ${name}`;
    const place = found.get(key) ?? (await findUnambiguousPlace(context, { name, country, language }));
    found.set(key, place);
    return place;
  };
}

/** An empty cell empties an optional field; a missing column leaves it as it is. */
function valuesOf({ order, country, kind, lines, name, city, note, ...row }: Row) {
  const lineNames = lines.split(/[;,|]/).flatMap((each) => each.trim() || []);
  const given = contactColumns.flatMap((column) => (row[column] === undefined ? [] : [[column, row[column] || undefined] as const]));
  return { order: Number(order), country, kind, lines: lineNames, name, city, note: note || undefined, ...Object.fromEntries(given) };
}

export function errorsOf(outcome: { reason: string; fields?: Record<string, string> }): Record<string, string> {
  if (!outcome.fields) return { key: outcome.reason };
  return Object.fromEntries(Object.keys(outcome.fields).map((name) => [name, name === "key" ? "keyFormat" : "invalidInput"]));
}

export function rejectRow({ key }: Row, reasons: Record<string, string>, places: string[] = []): RowReport {
  return { key, result: "refused", public: false, reasons, places, kept: [] };
}
