import { and, asc, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Place } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Row } from "./fields.ts";
import { placeAt } from "./named-place.ts";

/** Distributors and installers of a language as a table, as they are worked on. */
export async function listDistributors(
  { database }: Pick<Context, "database">,
  { places, language }: { places: readonly Place[]; language: Language },
): Promise<Row[]> {
  const entries = await database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, "distributor"), eq(contentEntry.language, language)))
    .orderBy(asc(contentEntry.key));
  return entries.map(({ key, draft, data }) => {
    const said = draft ?? data ?? {};
    const cell = (name: string) => (said[name] === undefined ? "" : String(said[name]));
    return {
      key,
      order: cell("order"),
      country: cell("country"),
      kind: cell("kind"),
      lines: Array.isArray(said.lines) ? said.lines.join("; ") : "",
      place: placeAt(places, said.place)?.names[language] ?? "",
      name: cell("name"),
      city: cell("city"),
      note: cell("note"),
    };
  });
}
