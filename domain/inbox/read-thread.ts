import { and, asc, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { account } from "#db/account.ts";
import { contactMessage, contactNote, contactQuestion } from "#db/contact.ts";
import { listSentFiles, listUnsentFiles } from "#domain/attachments";
import type { Context, StaffContext } from "../context.ts";
import type { Question } from "./change-question.ts";
import { excerptOf, listedColumns, toInboxRow } from "./list-inbox.ts";
import type { Thread } from "./schema.ts";

const maxOtherQuestions = 50;

export async function readThread(context: Pick<StaffContext, "database" | "actor">, id: string): Promise<Thread | undefined> {
  const { database } = context;
  const { telephone, message, mergedInto } = contactQuestion;
  const [row] = await database
    .select({ ...listedColumns, telephone, message, mergedInto })
    .from(contactQuestion)
    .leftJoin(account, eq(account.id, contactQuestion.assigneeId))
    .where(eq(contactQuestion.id, id));
  if (!row) return undefined;
  return {
    ...toInboxRow(row),
    ...(await readContent(context, id)),
    ...(await readSender(context, row)),
    merged: await listMerged(context, id),
  };
}

type ThreadContent = Pick<Thread, "files" | "messages" | "waiting" | "notes">;

async function readContent(context: Pick<StaffContext, "database" | "actor">, questionId: string): Promise<ThreadContent> {
  const { database } = context;
  const messages = await database
    .select({ message: contactMessage, author: account.name })
    .from(contactMessage)
    .leftJoin(account, eq(account.id, contactMessage.authorId))
    .where(eq(contactMessage.questionId, questionId))
    .orderBy(asc(contactMessage.createdAt), asc(contactMessage.id));
  const notes = await database
    .select({ note: contactNote, author: account.name })
    .from(contactNote)
    .leftJoin(account, eq(account.id, contactNote.authorId))
    .where(eq(contactNote.questionId, questionId))
    .orderBy(asc(contactNote.createdAt), asc(contactNote.id));
  const filesOf = await listSentFiles(context, [questionId]);
  return {
    files: filesOf(questionId),
    messages: messages.map(({ message, author }) => ({
      ...toNote(message, author),
      from: message.from,
      mail: message.mail,
      files: filesOf(message.id),
    })),
    waiting: await listUnsentFiles(context, questionId),
    notes: notes.map(({ note, author }) => toNote(note, author)),
  };
}

function toNote({ id, text, createdAt }: { id: number; text: string; createdAt: Date }, author: string | null): Thread["notes"][number] {
  return { id, text, author: author ?? "", at: createdAt.toISOString() };
}

/** Lists the merged questions that can be separated again; merges of older versions have no record. */
async function listMerged({ database }: Pick<Context, "database">, id: string): Promise<Thread["merged"]> {
  const questions = await database
    .select()
    .from(contactQuestion)
    .where(and(eq(contactQuestion.mergedInto, id), isNotNull(contactQuestion.merge)))
    .orderBy(asc(contactQuestion.createdAt));
  return questions.map(toOtherQuestion);
}

function toOtherQuestion({ id, createdAt, kind, state, message }: Question): Thread["others"][number] {
  return { id, createdAt: createdAt.toISOString(), kind, state, excerpt: excerptOf(message) };
}

/** Reads other questions and the account of the same address. */
async function readSender(
  { database }: Pick<Context, "database">,
  { id, email }: { id: string; email: string },
): Promise<Pick<Thread, "others" | "account">> {
  const otherQuestions = await database
    .select()
    .from(contactQuestion)
    // Exclude merged questions, which are part of another thread.
    .where(and(eq(contactQuestion.email, email), ne(contactQuestion.id, id), isNull(contactQuestion.mergedInto)))
    .orderBy(desc(contactQuestion.createdAt))
    .limit(maxOtherQuestions);
  const [owner] = await database
    .select({ id: account.id, username: account.username, name: account.name, createdAt: account.createdAt })
    .from(account)
    .where(eq(account.email, email));
  return {
    others: otherQuestions.map(toOtherQuestion),
    account: owner ? { ...owner, createdAt: owner.createdAt.toISOString() } : null,
  };
}
