import { and, asc, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { account } from "#db/account.ts";
import { contentEntry } from "#db/content.ts";
import { contentComment, contentReview } from "#db/review.ts";
import { languageCodes } from "#i18n/languages.ts";
import type { StaffUser } from "#domain/staff";
import type { Context } from "../context.ts";
import { canReview } from "./find-staff.ts";
import type { Discussion, OpenReviews } from "./schema.ts";

const decider = alias(account, "decider");

/** Reads the latest review of each localized version of an entry, and all comments, oldest first. */
export async function readDiscussion({ database }: Pick<Context, "database">, entry: { type: string; key: string }): Promise<Discussion> {
  const isEntry = and(eq(contentEntry.type, entry.type), eq(contentEntry.key, entry.key));
  const reviews = await database
    .select({
      ...getTableColumns(contentReview),
      language: contentEntry.language,
      requester: account.name,
      decider: decider.name,
    })
    .from(contentReview)
    .innerJoin(contentEntry, eq(contentEntry.id, contentReview.entryId))
    .innerJoin(account, eq(account.id, contentReview.requestedBy))
    .leftJoin(decider, eq(decider.id, contentReview.decidedBy))
    .where(isEntry)
    .orderBy(desc(contentReview.requestedAt));
  const comments = await database
    .select({ language: contentEntry.language, comment: contentComment, author: account.name })
    .from(contentComment)
    .innerJoin(contentEntry, eq(contentEntry.id, contentComment.entryId))
    .leftJoin(account, eq(account.id, contentComment.authorId))
    .where(isEntry)
    .orderBy(asc(contentComment.createdAt));
  const latest = languageCodes.flatMap((code) => reviews.find(({ language }) => language === code) ?? []);
  return {
    reviews: latest.map(({ language, note, answer, decision, requestedBy, requestedAt, decidedAt, ...names }) => ({
      language,
      note,
      requestedBy: { id: requestedBy, name: names.requester },
      requestedAt: requestedAt.toISOString(),
      decision,
      decidedBy: names.decider ?? "",
      decidedAt: decidedAt?.toISOString() ?? null,
      answer,
    })),
    comments: comments.map(({ language, comment: { id, field, text, createdAt, resolvedAt }, author }) => ({
      id,
      language,
      field,
      text,
      author: author ?? "",
      at: createdAt.toISOString(),
      isResolved: resolvedAt !== null,
    })),
  };
}

/** Lists the open reviews that a user may decide, and those that the user requested, oldest first. */
export async function listOpenReviews({ database }: Pick<Context, "database">, user: StaffUser): Promise<OpenReviews> {
  const { type, key, language, title } = contentEntry;
  const rows = await database
    .select({ type, key, language, title, review: contentReview, name: account.name })
    .from(contentReview)
    .innerJoin(contentEntry, eq(contentEntry.id, contentReview.entryId))
    .innerJoin(account, eq(account.id, contentReview.requestedBy))
    .where(isNull(contentReview.decision))
    .orderBy(asc(contentReview.requestedAt));
  return rows
    .filter((row) => row.review.requestedBy === user.id || canReview(user, row))
    .map(({ review, name, ...entry }) => ({
      ...entry,
      title: entry.title || entry.key,
      note: review.note,
      requestedBy: { id: review.requestedBy, name },
      requestedAt: review.requestedAt.toISOString(),
    }));
}
