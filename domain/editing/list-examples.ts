import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { localizationKey, policy, type LocalizationKey } from "#domain/content";
import type { Context } from "../context.ts";
import type { ExamplesPage } from "./schema.ts";
import { stateColumns, stateOf } from "./localization-state.ts";

const { type, key, title, state, publishedAt, isSample, summary, withdrawnAsSample } = contentEntry;
const columns = { ...stateColumns, type, key, title, withdrawnAsSample };
const order = [asc(type), asc(key), asc(contentEntry.language)];
// Published examples count until the draft without the example flag is published.
const isExample = or(isSample, and(eq(state, "published"), sql`${summary}->>'sample' = 'true'`));

/** Legal texts stay public when all examples are withdrawn, unless staff ask for them, because every form links to them. */
const legalType = policy.type;
const batchSize = 100;

/** Lists the next examples after `after` to publish (`shown`) or withdraw, and the number of remaining ones. */
export async function listNextExamples(
  { database }: Pick<Context, "database">,
  { shown, legal, after }: { shown: boolean; legal: boolean; after?: LocalizationKey },
): Promise<{ editions: LocalizationKey[]; left: number }> {
  const { language } = contentEntry;
  const remaining = and(
    isExample,
    // Legal texts that were withdrawn with the others are restored with them.
    shown || legal ? undefined : ne(type, legalType),
    shown ? withdrawnAsSample : eq(state, "published"),
    after && sql`(${type}, ${key}, ${language}) > (${after.type}, ${after.key}, ${after.language})`,
  );
  const editions = await database
    .select({ type, key, language, of: sql<number>`count(*) over ()::int` })
    .from(contentEntry)
    .where(remaining)
    .orderBy(...order)
    .limit(batchSize);
  return { editions: editions.map((row) => localizationKey(row)), left: (editions[0]?.of ?? 0) - editions.length };
}

/** Lists example localizations, a page of entries at a time, with total counts. Pages count from 1. */
export async function listExamples(
  { database, clock }: Pick<Context, "database" | "clock">,
  { page, size }: { page: number; size: number },
): Promise<ExamplesPage> {
  const now = clock.now();
  const [totals] = await database
    .select({
      total: sql<number>`count(distinct (${type}, ${key}))::int`,
      editions: sql<number>`count(*)::int`,
      public: sql<number>`(count(*) filter (where ${state} = 'published' and ${publishedAt} <= ${now}))::int`,
    })
    .from(contentEntry)
    .where(isExample);
  const types = await database
    .select({
      type,
      public: sql<number>`(count(*) filter (where ${state} = 'published'))::int`,
      withdrawn: sql<number>`(count(*) filter (where ${withdrawnAsSample}))::int`,
    })
    .from(contentEntry)
    .where(isExample)
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
    .orderBy(...order);
  return { total: 0, editions: 0, public: 0, ...totals, types, rows: rows.map((row) => toExampleRow(row, now)) };
}

type Row = Parameters<typeof stateOf>[0] & { type: string; key: string; title: string; withdrawnAsSample: boolean };

function toExampleRow(row: Row, now: Date): ExamplesPage["rows"][number] {
  const { language, state: displayState } = stateOf(row, now);
  return { type: row.type, key: row.key, language, title: row.title, state: displayState, withAll: row.withdrawnAsSample };
}
