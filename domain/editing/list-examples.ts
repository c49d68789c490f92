import { and, asc, eq, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { hasExampleMark, hidesExamples, isHideable } from "#domain/content";
import type { Context } from "../context.ts";
import type { ExamplesPage } from "./schema.ts";
import { stateColumns, stateOf } from "./localization-state.ts";

const { type, key, title, state, publishedAt, isSample, summary } = contentEntry;
const columns = { ...stateColumns, type, key, title };
const isPublished = eq(state, "published");
// Published examples count until the draft without the example flag is published.
const isExample = or(isSample, and(isPublished, hasExampleMark(summary)));

/** Lists example localizations, a page of entries at a time, with total counts. Pages count from 1. */
export async function listExamples(
  { database, clock }: Pick<Context, "database" | "clock">,
  { page, size }: { page: number; size: number },
): Promise<ExamplesPage> {
  const now = clock.now();
  const [totals] = await database
    .select({
      isHidden: hidesExamples,
      total: sql<number>`count(distinct (${type}, ${key}))::int`,
      editions: sql<number>`count(*)::int`,
      public: sql<number>`(count(*) filter (where ${state} = 'published' and ${publishedAt} <= ${now}))::int`,
    })
    .from(contentEntry)
    .where(isExample);
  const types = await database
    .select({ type, entries: sql<number>`count(distinct ${key})::int` })
    .from(contentEntry)
    .where(and(isPublished, isHideable(contentEntry)))
    .groupBy(type)
    .orderBy(asc(type));
  const entries = database
    .selectDistinct({ type, key })
    .from(contentEntry)
    .where(isExample)
    .orderBy(asc(type), asc(key))
    .limit(size)
    .offset((page - 1) * size)
    .as("entries");
  const rows = await database
    .select(columns)
    .from(contentEntry)
    .innerJoin(entries, and(eq(type, entries.type), eq(key, entries.key)))
    .where(isExample)
    .orderBy(asc(type), asc(key), asc(contentEntry.language));
  return { isHidden: false, total: 0, editions: 0, public: 0, ...totals, types, rows: rows.map((row) => toExampleRow(row, now)) };
}

type Row = Parameters<typeof stateOf>[0] & { type: string; key: string; title: string };

function toExampleRow(row: Row, now: Date): ExamplesPage["rows"][number] {
  const { language, state: displayState } = stateOf(row, now);
  return { type: row.type, key: row.key, language, title: row.title, state: displayState };
}
