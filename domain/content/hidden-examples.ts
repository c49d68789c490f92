import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { siteSetting } from "#db/site-config.ts";
import type { EntryData } from "./collections/collection.ts";
import { policy } from "./collections/policy.ts";

type EntryColumns = { type: PgColumn; summary: PgColumn };

/** Legal texts stay public without their mark, because every form and the footer link to them. */
const alwaysShown: string = policy.type;

/** Whether examples are hidden. PostgreSQL runs this uncorrelated subquery once for each statement. */
export const hidesExamples: SQL<boolean> = sql<boolean>`coalesce((select ${siteSetting.hidesExamples} from ${siteSetting}), false)`;

/** Whether a localization has the example mark. */
export const hasExampleMark = (summary: PgColumn): SQL<boolean> => sql<boolean>`(${summary} ->> 'sample' is not distinct from 'true')`;

/** Whether an entry is an example that leaves the website while examples are hidden. */
export function isHideable({ type, summary }: EntryColumns): SQL {
  return sql`(${type} <> ${alwaysShown} and ${hasExampleMark(summary)})`;
}

/** Whether the setting hides an entry from visitors. */
export function isHidden(columns: EntryColumns): SQL {
  return sql`(${hidesExamples} and ${isHideable(columns)})`;
}

/** Tells whether an entry with this data leaves the website while examples are hidden. */
export function isHideableData({ type, data }: { type: string; data: EntryData }): boolean {
  return type !== alwaysShown && data.sample === true;
}

/** Removes the example mark of the legal texts, which stay public while examples are hidden. */
export function withoutHiddenMark<Data>(data: PgColumn): SQL<Data> {
  return sql<Data>`case when ${hidesExamples} then ${data} - 'sample' else ${data} end`;
}
