import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { editionKey, policy, type EditionKey } from "#domain/content";
import type { Context } from "../context.ts";
import type { SamplesPage } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

const { type, key, title, state, publishedAt, isSample, summary, withdrawnAsSample } = contentEntry;
const columns = { ...standingColumns, type, key, title, withdrawnAsSample };
const order = [asc(type), asc(key), asc(contentEntry.language)];
// Entries whose draft is no longer an example count until that draft is published.
const isExample = or(isSample, and(eq(state, "published"), sql`${summary}->>'sample' = 'true'`));

/** Legal texts. They stay public when all examples are withdrawn, because every form links to them. */
const legalType = policy.type;
const batchSize = 100;

/**
 * Next examples after `after` that are withdrawn (`shown`) or published, and the number of remaining ones. Excludes
 * legal texts, which stay public.
 */
export async function nextExamples(
  { database }: Pick<Context, "database">,
  { shown, after }: { shown: boolean; after?: EditionKey },
): Promise<{ editions: EditionKey[]; left: number }> {
  const { language } = contentEntry;
  const remaining = and(
    isExample,
    ne(type, legalType),
    shown ? withdrawnAsSample : eq(state, "published"),
    after && sql`(${type}, ${key}, ${language}) > (${after.type}, ${after.key}, ${after.language})`,
  );
  const editions = await database
    .select({ type, key, language, of: sql<number>`count(*) over ()::int` })
    .from(contentEntry)
    .where(remaining)
    .orderBy(...order)
    .limit(batchSize);
  return { editions: editions.map((row) => editionKey(row)), left: (editions[0]?.of ?? 0) - editions.length };
}

/** Localized versions marked as examples, a page of entries at a time, with total counts. Pages count from 1. */
export async function pageSamples(
  { database, clock }: Pick<Context, "database" | "clock">,
  { page, size }: { page: number; size: number },
): Promise<SamplesPage> {
  const now = clock.now();
  const [totals] = await database
    .select({
      total: sql<number>`count(distinct (${type}, ${key}))::int`,
      editions: sql<number>`count(*)::int`,
      public: sql<number>`(count(*) filter (where ${state} = 'published' and ${publishedAt} <= ${now}))::int`,
      canWithdraw: sql<boolean>`coalesce(bool_or(${state} = 'published' and ${type} <> ${legalType}), false)`,
      canBringBack: sql<boolean>`coalesce(bool_or(${withdrawnAsSample}), false)`,
    })
    .from(contentEntry)
    .where(isExample);
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
  const none = { total: 0, editions: 0, public: 0, canWithdraw: false, canBringBack: false };
  return { ...none, ...totals, rows: rows.map((row) => sampleOf(row, now)) };
}

type Row = Parameters<typeof standingOf>[0] & { type: string; key: string; title: string; withdrawnAsSample: boolean };

function sampleOf(row: Row, now: Date): SamplesPage["rows"][number] {
  const { language, state: displayState } = standingOf(row, now);
  return { type: row.type, key: row.key, language, title: row.title, state: displayState, withAll: row.withdrawnAsSample };
}
