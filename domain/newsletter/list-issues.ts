import { count, desc, eq, inArray, sql } from "drizzle-orm";
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from "#db/newsletter.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import type { Issue, IssueCounts, Issues, IssuesQuery } from "./fields.ts";
import { readIssueEntries } from "./read-issue-content.ts";

type State = (typeof newsletterDelivery.$inferSelect)["state"];
type StoredIssue = typeof newsletterIssue.$inferSelect;

/** Returns a page of issues, last changed first, and the number of confirmed subscribers per language. */
export async function listIssues({ database }: Pick<Context, "database">, { page, size, language }: IssuesQuery): Promise<Issues> {
  const isInLanguage = language && eq(newsletterIssue.language, language);
  const rows = await database
    .select()
    .from(newsletterIssue)
    .where(isInLanguage)
    .orderBy(desc(newsletterIssue.changedAt), desc(newsletterIssue.id))
    .limit(size)
    .offset((page - 1) * size);
  const countsOf = await readDeliveryCounts(
    database,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => toListedIssue(row, countsOf(row.id))),
    total: await database.$count(newsletterIssue, isInLanguage),
    receivers: await countSubscribers(database),
  };
}

export async function readIssue(context: Pick<Context, "database" | "clock">, id: string): Promise<Issue | undefined> {
  const { database } = context;
  const [row] = await database.select().from(newsletterIssue).where(eq(newsletterIssue.id, id));
  if (!row) return undefined;
  const [countsOf, receivers, entries] = [
    await readDeliveryCounts(database, [id]),
    await countSubscribers(database),
    await readIssueEntries(context, row),
  ];
  return {
    ...toListedIssue(row, countsOf(id)),
    intro: row.intro,
    revision: row.revision,
    entries: entries.map(({ entry, publicText }) => ({
      ...entry,
      title: publicText?.title ?? entry.key,
      isPublic: publicText !== undefined,
    })),
    receivers: receivers[row.language],
  };
}

function toListedIssue({ id, language, subject, changedAt, sentAt }: StoredIssue, counts: IssueCounts): Issues["rows"][number] {
  return { id, language, subject, changedAt: changedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null, counts };
}

async function readDeliveryCounts(database: Context["database"], ids: readonly string[]): Promise<(id: string) => IssueCounts> {
  const { issueId, state, leftAt } = newsletterDelivery;
  const inState = (...states: State[]) => sql<number>`(count(*) filter (where ${inArray(state, states)}))::int`;
  const rows = await database
    .select({
      issueId,
      queued: inState("queued", "sending"),
      sent: inState("sent"),
      failed: inState("failed"),
      unsubscribed: inState("unsubscribed"),
      left: sql<number>`count(${leftAt})::int`,
    })
    .from(newsletterDelivery)
    .where(inArray(issueId, [...ids]))
    .groupBy(issueId);
  return (id) => {
    const { issueId: _, ...counts } = rows.find((row) => row.issueId === id) ?? { issueId: id, ...noCounts };
    return counts;
  };
}

const noCounts: IssueCounts = { queued: 0, sent: 0, failed: 0, unsubscribed: 0, left: 0 };

async function countSubscribers(database: Context["database"]): Promise<Record<Language, number>> {
  const rows = await database
    .select({ language: newsletterSubscriber.language, receivers: count() })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.state, "confirmed"))
    .groupBy(newsletterSubscriber.language);
  return recordOf(languageCodes, (code) => rows.find(({ language }) => language === code)?.receivers ?? 0);
}
