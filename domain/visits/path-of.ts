import { sql, type SQL } from "drizzle-orm";
import { languageCodes, languages } from "#i18n/languages.ts";

const prefixes = `^(${languageCodes.flatMap((code) => languages[code].prefix || []).join("|")})(?=/|$)`;

/** An address without the prefix of its language, so that a page is one in all of them. */
export const pathOf = (address: string): SQL => sql`coalesce(nullif(regexp_replace(${sql.raw(address)}, ${prefixes}, ''), ''), '/')`;
