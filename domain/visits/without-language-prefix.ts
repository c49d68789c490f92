import { sql, type SQL } from "drizzle-orm";
import { languageCodes, languages } from "#i18n/languages.ts";

const prefixes = `^(${languageCodes.flatMap((code) => languages[code].prefix || []).join("|")})(?=/|$)`;

/** SQL that removes the language prefix of a path, so that all languages of a page are counted together. */
export const withoutLanguagePrefix = (address: string): SQL =>
  sql`coalesce(nullif(regexp_replace(${sql.raw(address)}, ${prefixes}, ''), ''), '/')`;
