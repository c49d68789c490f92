import { and, asc, eq, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Context } from "../context.ts";
import type { SamplesPage } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

type SamplesContext = Pick<Context, "database" | "clock">;

const { type, key, title, state, publishedAt, isSample, summary, withdrawnAsSample } = contentEntry;
const columns = { ...standingColumns, type, key, title, withdrawnAsSample };
const order = [asc(type), asc(key), asc(contentEntry.language)];
// One whose mark is off in the draft alone is an example to the public.
const isExample = or(isSample, and(eq(state, "published"), sql`${summary}->>'sample' = 'true'`));

/** Every edition that is marked as an example; `withAll`: it was withdrawn with all of them at once. */
export async function listSamples({ database, clock }: SamplesContext): Promise<SamplesPage["rows"]> {
  const rows = await database
    .select(columns)
    .from(contentEntry)
    .where(isExample)
    .orderBy(...order);
  return rows.map((row) => sampleOf(row, clock.now()));
}

/** The same of one page of their entries, and what there is of them all. Pages count from 1. */
export async function pageSamples(
  { database, clock }: SamplesContext,
  { page, size }: { page: number; size: number },
): Promise<SamplesPage> {
  const now = clock.now();
  const [all] = await database
    .select({
      total: sql<number>`count(distinct (${type}, ${key}))::int`,
      editions: sql<number>`count(*)::int`,
      public: sql<number>`(count(*) filter (where ${state} = 'published' and ${publishedAt} <= ${now}))::int`,
      canWithdraw: sql<boolean>`coalesce(bool_or(${state} = 'published'), false)`,
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
  return { ...none, ...all, rows: rows.map((row) => sampleOf(row, now)) };
}

type Row = Parameters<typeof standingOf>[0] & { type: string; key: string; title: string; withdrawnAsSample: boolean };

function sampleOf(row: Row, now: Date): SamplesPage["rows"][number] {
  const { language, state: stands } = standingOf(row, now);
  return { type: row.type, key: row.key, language, title: row.title, state: stands, withAll: row.withdrawnAsSample };
}
