import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { contactQuestion } from "#db/contact.ts";
import { parseRequest, promisedAnswer } from "#domain/contact";
import type { RequestKind } from "#domain/request-kinds/schema";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { readSiteConfig } from "#domain/site-config";
import { inboxCondition, waitingSince } from "./inbox-condition.ts";
import type { Inbox, InboxQuery } from "./schema.ts";

const excerptLength = 160;

type Configs = Awaited<ReturnType<typeof readSiteConfig>>;
type Awaitable = { waitingSince: string | null; state: Inbox["rows"][number]["state"]; language: string };

export async function listInbox(context: Context, query: InboxQuery, readerId: string): Promise<Inbox> {
  const { database } = context;
  const { page, size, sort, order } = query;
  const condition = inboxCondition(query, readerId);
  const rows = await database
    .select(listedColumns)
    .from(contactQuestion)
    .leftJoin(account, eq(account.id, contactQuestion.assigneeId))
    .where(condition)
    .orderBy(
      sql`${(order === "asc" ? asc : desc)(sort === "waitingSince" ? waitingSince : contactQuestion[sort])} nulls last`,
      desc(contactQuestion.createdAt),
      asc(contactQuestion.id),
    )
    .limit(size)
    .offset((page - 1) * size);
  const total = await database.$count(contactQuestion, condition);
  const configs = await readSiteConfig(context);
  return {
    rows: rows.map(({ message, ...row }) => {
      const listed = toInboxRow(row);
      const due = dueAt(configs, listed);
      const isOverdue = due !== undefined && due < context.clock.now();
      return { ...listed, excerpt: excerptOf(message), dueAt: due?.toISOString() ?? null, isOverdue };
    }),
    total,
    counts: await countStates(database),
  };
}

/** Columns of a list row; requires a join with the assignee's account. */
export const listedColumns = {
  id: contactQuestion.id,
  createdAt: contactQuestion.createdAt,
  changedAt: contactQuestion.changedAt,
  firstAnsweredAt: contactQuestion.firstAnsweredAt,
  name: contactQuestion.name,
  company: contactQuestion.company,
  email: contactQuestion.email,
  country: contactQuestion.country,
  language: contactQuestion.language,
  problemType: contactQuestion.problemType,
  kind: contactQuestion.kind,
  details: contactQuestion.details,
  state: contactQuestion.state,
  isSpam: contactQuestion.isSpam,
  labels: contactQuestion.labels,
  message: contactQuestion.message,
  unreadSince: contactQuestion.unreadSince,
  undeliveredAt: contactQuestion.undeliveredAt,
  waitingSince,
  assignee: { id: account.id, name: account.name },
};

type Moments = {
  createdAt: Date;
  changedAt: Date;
  firstAnsweredAt: Date | null;
  unreadSince: Date | null;
  undeliveredAt: Date | null;
  waitingSince: string | null;
};

export function toInboxRow<Row extends Moments & { kind: RequestKind; details: unknown }>({
  createdAt,
  changedAt,
  firstAnsweredAt,
  unreadSince,
  undeliveredAt,
  waitingSince: waitingSinceText,
  kind,
  details,
  ...row
}: Row) {
  return {
    ...row,
    request: parseRequest({ kind, details }),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
    isUnread: unreadSince !== null,
    undeliveredAt: undeliveredAt?.toISOString() ?? null,
    waitingSince: waitingSinceText === null ? null : new Date(waitingSinceText).toISOString(),
  };
}

/** End of the promised answer time, while the company has to act. */
function dueAt(configs: Configs, { waitingSince: since, state, language }: Awaitable): Date | undefined {
  const isPending = state === "new" || state === "open";
  return since === null || !isPending ? undefined : promisedAnswer(configs, { since: new Date(since), language });
}

export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > excerptLength ? `${Array.from(line).slice(0, excerptLength).join("")}…` : line;
}

/** Counts the questions that wait for an answer. */
export async function countOpenQuestions({ database }: Pick<Context, "database">): Promise<number> {
  const { isSpam, mergedInto, state } = contactQuestion;
  return database.$count(contactQuestion, and(inArray(state, ["new", "open"]), eq(isSpam, false), isNull(mergedInto)));
}

async function countStates(database: Transaction): Promise<Inbox["counts"]> {
  const kind = sql<keyof Inbox["counts"]>`case when ${contactQuestion.isSpam} then 'spam' else ${contactQuestion.state} end`;
  const rows = await database
    .select({ kind, count: count() })
    .from(contactQuestion)
    .where(isNull(contactQuestion.mergedInto))
    .groupBy(sql`1`);
  return { new: 0, open: 0, waiting: 0, answered: 0, closed: 0, spam: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.count])) };
}
