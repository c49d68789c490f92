import { and, asc, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { readPlaceNames } from "#domain/places";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { contactColumns, type Row } from "./schema.ts";
import { toCoordinates } from "./find-unambiguous-place.ts";

/** Reads the distributors of a language as a table; a draft replaces the published data of its entry. */
export async function listDistributors({ database }: Pick<Context, "database">, { language }: { language: Language }): Promise<Row[]> {
  const entries = await database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, "distributor"), eq(contentEntry.language, language)))
    .orderBy(asc(contentEntry.key));
  const points = entries.flatMap(({ draft, data }) => toCoordinates((draft ?? data)?.place) ?? []);
  const nameAt = await readPlaceNames({ database }, { points, language });
  return entries.map(({ key, draft, data }) => {
    const content = draft ?? data ?? {};
    const point = toCoordinates(content.place);
    const cell = (name: string) => (content[name] === undefined ? "" : String(content[name]));
    return {
      key,
      order: cell("order"),
      country: cell("country"),
      kind: cell("kind"),
      lines: Array.isArray(content.lines) ? content.lines.join("; ") : "",
      place: (point && nameAt(point)) ?? "",
      name: cell("name"),
      city: cell("city"),
      note: cell("note"),
      ...Object.fromEntries(contactColumns.map((name) => [name, cell(name)])),
    };
  });
}
