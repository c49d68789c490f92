import { contactMessage } from "#db/contact.ts";
import { lockAttachments, sendAttachments, splitByMailSize } from "#domain/attachments";
import { threadPath } from "#domain/contact";
import { queueMail } from "#domain/mail";
import { onlyRow } from "#platform/database";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { changeQuestion } from "./change-question.ts";
import type { Reply } from "./schema.ts";

/**
 * Adds an answer to the thread and mails it with its files. Rejects it if the thread has another number of messages
 * than `seen`.
 */
export function answerQuestion(context: StaffContext, { id, text, seen, state, attachments }: Reply) {
  const now = context.clock.now();
  return changeQuestion<"threadMoved" | "unknownAttachment">(
    context,
    { id, action: "question.answered" },
    async (question, transaction) => {
      if ((await transaction.$count(contactMessage, eq(contactMessage.questionId, id))) !== seen)
        return { ok: false, reason: "threadMoved" };
      const files = await lockAttachments(transaction, { ids: attachments, questionId: id, actor: context.actor });
      if (!files) return { ok: false, reason: "unknownAttachment" };
      const values = { questionId: id, from: "company" as const, authorId: context.actor.id, text, createdAt: now };
      const message = onlyRow(await transaction.insert(contactMessage).values(values).returning({ id: contactMessage.id }));
      await sendAttachments(transaction, files, message.id);
      const { mailed, notMailed } = splitByMailSize(files);
      await queueMail(context, transaction, [
        {
          name: "questionAnswered",
          language: storedLanguage(question),
          to: question.email,
          question: id,
          data: {
            letter: text,
            link: threadPath(context, question),
            attachments: mailed.map((file) => file.id),
            ...(notMailed.length > 0 && { fields: { laterFiles: notMailed.map(({ name }) => name).join(", ") } }),
          },
        },
      ]);
      const { firstAnsweredAt, assigneeId } = question;
      return {
        ok: true,
        set: { state, firstAnsweredAt: firstAnsweredAt ?? now, assigneeId: assigneeId ?? context.actor.id, undeliveredAt: null },
        before: { state: question.state },
        after: { state, ...(files.length > 0 && { files: files.length }) },
      };
    },
  );
}
