import type { Staff } from "#db/actor.ts";
import { contactMessage } from "#db/contact.ts";
import { threadPath } from "#domain/contact";
import { queueMail } from "#domain/mail";
import { eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { changeQuestion } from "./change-question.ts";
import type { Reply } from "./schema.ts";

/** Answers in the thread, and mails the answer in the question's language. One that was written before another message came is not sent. */
export function answerQuestion(context: Context & { actor: Staff }, { id, text, seen, state }: Reply) {
  const now = context.clock.now();
  return changeQuestion<"threadMoved">(context, { id, action: "question.answered" }, async (question, transaction) => {
    const messages = await transaction.select({ id: contactMessage.id }).from(contactMessage).where(eq(contactMessage.questionId, id));
    if (messages.length !== seen) return { ok: false, reason: "threadMoved" };
    await transaction.insert(contactMessage).values({ questionId: id, from: "company", authorId: context.actor.id, text, createdAt: now });
    await queueMail(context, transaction, [
      {
        name: "questionAnswered",
        language: storedLanguage(question),
        to: question.email,
        data: { letter: text, link: threadPath(context.secrets, question) },
      },
    ]);
    const { firstAnsweredAt, assigneeId } = question;
    return {
      ok: true,
      set: { state, firstAnsweredAt: firstAnsweredAt ?? now, assigneeId: assigneeId ?? context.actor.id },
      before: { state: question.state },
      after: { state },
    };
  });
}
