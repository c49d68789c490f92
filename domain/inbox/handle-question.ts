import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { contactNote, contactQuestion } from "#db/contact.ts";
import { notifyStaff } from "#domain/notices";
import { describeQuestion } from "#domain/contact";
import type { Transaction } from "#platform/database";
import type { Context, StaffContext } from "../context.ts";
import { changeQuestion, type Question } from "./change-question.ts";
import { regionColumn } from "./inbox-condition.ts";
import type { FilterChoices, QuestionState } from "./schema.ts";

const handlerRoles = ["administrator", "support"] as const;

export function setQuestionState(context: StaffContext, { id, state }: { id: string; state: QuestionState }) {
  return changeQuestion(context, { id, action: "question.state" }, (question) => ({
    ok: true,
    // A staff user who sets the state has seen that an answer did not arrive.
    set: { state, undeliveredAt: null },
    before: { state: question.state },
    after: { state },
  }));
}

export function assignQuestion(context: StaffContext, { id, assignee }: { id: string; assignee: string | null }) {
  return changeQuestion<"unknownMember">(context, { id, action: "question.assigned" }, async (question, transaction) => {
    if (assignee !== null && !(await canHandle(transaction, assignee))) return { ok: false, reason: "unknownMember" };
    if (assignee !== null && assignee !== question.assigneeId)
      await notifyStaff(context, transaction, { kind: "assigned", to: [assignee], ...describeQuestion(question) });
    return {
      ok: true,
      set: { assigneeId: assignee, ...openIfNew(question) },
      before: { assignee: question.assigneeId },
      after: { assignee },
    };
  });
}

export function labelQuestion(context: StaffContext, { id, labels }: { id: string; labels: string[] }) {
  const uniqueLabels = Array.from(new Set(labels)).toSorted();
  return changeQuestion(context, { id, action: "question.labelled" }, (question) => ({
    ok: true,
    set: { labels: uniqueLabels },
    before: { labels: question.labels },
    after: { labels: uniqueLabels },
  }));
}

/** Spam appears only in the spam list and causes no mails to the company. */
export function markSpam(context: StaffContext, { id, isSpam }: { id: string; isSpam: boolean }) {
  return changeQuestion(context, { id, action: "question.spam" }, (question) => ({
    ok: true,
    set: { isSpam },
    before: { isSpam: question.isSpam },
    after: { isSpam },
  }));
}

/** Marks the messages of the sender as read, for all staff users. It is neither a change of the question nor logged. */
export async function markRead({ database }: Pick<Context, "database">, id: string): Promise<void> {
  await database
    .update(contactQuestion)
    .set({ unreadSince: null })
    .where(and(eq(contactQuestion.id, id), isNotNull(contactQuestion.unreadSince)));
}

export function addNote(context: StaffContext, { id, text }: { id: string; text: string }) {
  return changeQuestion(context, { id, action: "question.noted" }, async (question, transaction) => {
    await transaction.insert(contactNote).values({ questionId: id, authorId: context.actor.id, text, createdAt: context.clock.now() });
    return { ok: true, set: openIfNew(question) };
  });
}

/** Assignees, labels and places for the filters of the inbox. */
export async function listFilterChoices({ database }: Pick<Context, "database">): Promise<FilterChoices> {
  const assignees = await database
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(inArray(account.role, [...handlerRoles]))
    .orderBy(asc(account.name));
  const labels = await database
    .selectDistinct({ label: sql<string>`unnest(${contactQuestion.labels})` })
    .from(contactQuestion)
    .orderBy(sql`1`);
  const places = await database
    .selectDistinct({ country: contactQuestion.country, region: regionColumn })
    .from(contactQuestion)
    .orderBy(asc(contactQuestion.country), sql`2`);
  return {
    assignees,
    labels: labels.map(({ label }) => label),
    countries: Array.from(new Set(places.flatMap(({ country }) => country ?? []))),
    regions: places.flatMap(({ country, region }) => (region === null ? [] : { country, region })),
  };
}

const openIfNew = ({ state }: Question): { state?: QuestionState } => (state === "new" ? { state: "open" } : {});

async function canHandle(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), inArray(account.role, [...handlerRoles])));
  return rows.length > 0;
}
