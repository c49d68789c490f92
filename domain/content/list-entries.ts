import { and, asc, eq, lte, sql } from "drizzle-orm";
import { contentEntry } from "#db/schema.ts";
import type { WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";

export type EntrySummary = EntryData & { id: string; websiteId: WebsiteId; state: 1 };
export type ListInput = { type: string; page: number; size: number; websiteId?: WebsiteId };

/** One page of the public entries of a type, in the collection's order. Pages count from 1. */
export async function listEntries(context: Context, input: ListInput): Promise<EntrySummary[]> {
  const rows = await context.database
    .select({ key: contentEntry.key, websiteId: contentEntry.websiteId, summary: contentEntry.summary })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, input.type), input.websiteId && eq(contentEntry.websiteId, input.websiteId), isPublic(context)))
    .orderBy(asc(contentEntry.position), asc(contentEntry.key), asc(contentEntry.websiteId))
    .limit(input.size)
    .offset((input.page - 1) * input.size);
  const timed = findCollection(input.type)?.timed;
  const now = context.clock.now();
  return rows.map((row) => ({
    ...row.summary,
    ...timed?.of(row.summary!, now),
    id: row.key,
    websiteId: row.websiteId as WebsiteId,
    state: 1,
  }));
}

export type WholeEntry<Data> = Data & Pick<EntrySummary, "id" | "websiteId" | "state">;

/** All public entries of a type as a whole, on every website, in the collection's order; `Data` is what its schema gives. */
export async function readEntries<Data>(context: Context, type: string): Promise<WholeEntry<Data>[]> {
  const rows = await context.database
    .select({ key: contentEntry.key, websiteId: contentEntry.websiteId, data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), isPublic(context)))
    .orderBy(asc(contentEntry.position), asc(contentEntry.key), asc(contentEntry.websiteId));
  return rows.map((row) => ({ ...(row.data as Data), id: row.key, websiteId: row.websiteId as WebsiteId, state: 1 }));
}

/** The state is a literal, not a parameter, so that the partial indexes serve it. */
export function isPublic(context: Context) {
  return and(sql`${contentEntry.state} = 'published'`, lte(contentEntry.publishedAt, context.clock.now()));
}
