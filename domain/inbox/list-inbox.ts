import { asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { contactQuestion } from "#db/contact.ts";
import { parseRequest } from "#domain/contact";
import type { RequestKind } from "#domain/request-kinds/schema";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { inboxCondition } from "./inbox-condition.ts";
import type { Inbox, InboxQuery } from "./schema.ts";

const excerptLength = 160;

export async function listInbox({ database }: Pick<Context, "database">, query: InboxQuery, readerId: string): Promise<Inbox> {
  const { page, size, sort, order } = query;
  const condition = inboxCondition(query, readerId);
  const rows = await database
    .select(listedColumns)
    .from(contactQuestion)
    .leftJoin(account, eq(account.id, contactQuestion.assigneeId))
    .where(condition)
    .orderBy((order === "asc" ? asc : desc)(contactQuestion[sort]), desc(contactQuestion.createdAt), asc(contactQuestion.id))
    .limit(size)
    .offset((page - 1) * size);
  const total = await database.$count(contactQuestion, condition);
  return {
    rows: rows.map(({ message, ...row }) => ({ ...toInboxRow(row), excerpt: excerptOf(message) })),
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
  assignee: { id: account.id, name: account.name },
};

type Moments = { createdAt: Date; changedAt: Date; firstAnsweredAt: Date | null };

export function toInboxRow<Row extends Moments & { kind: RequestKind; details: unknown }>({
  createdAt,
  changedAt,
  firstAnsweredAt,
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
  };
}

export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > excerptLength ? `${Array.from(line).slice(0, excerptLength).join("")}…` : line;
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
