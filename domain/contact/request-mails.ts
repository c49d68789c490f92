import type { OutgoingMail } from "#domain/mail";
import { describeRequest, type RequestKind, type TypedRequest } from "#domain/request-kinds/schema";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { subjectNames, type Question } from "./schema.ts";
import { inboxPath, threadPath } from "./thread-token.ts";

type StoredRequest = { id: string; question: Question; request: TypedRequest; language: Language };

const confirmationNames = {
  question: "questionReceived",
  installer: "installerReceived",
  partner: "partnerReceived",
} as const satisfies Record<RequestKind, OutgoingMail["name"]>;
const notificationNames = { question: "questionForUs", installer: "installerForUs", partner: "partnerForUs" } as const satisfies Record<
  RequestKind,
  OutgoingMail["name"]
>;

/**
 * Creates the confirmation for the sender. It repeats no text, because the address is unverified. Requests for an
 * installer or a partnership get the thread link at once; its page shows no text until the company answers.
 */
export function createConfirmationMail(
  context: Pick<Context, "secrets" | "clock">,
  { id, question, request, language }: StoredRequest,
): OutgoingMail {
  const { email, problemType } = question;
  return {
    name: confirmationNames[request.kind],
    language,
    to: email,
    question: id,
    data: {
      fields: { problemType: problemType && subjectNames[language][problemType] },
      ...(request.kind !== "question" && { link: threadPath(context, { id, language }) }),
    },
  };
}

export function createNotificationMail({ id, question, request, language }: StoredRequest): OutgoingMail {
  const { message, problemType, telephone, company, ...fields } = question;
  const { name } = question;
  const subject = request.kind === "question" ? problemType : request.kind;
  const details = describeRequest(request, "en").map((line) => `${line.name}: ${line.text}`);
  return {
    name: notificationNames[request.kind],
    language: "en",
    to: undefined,
    subject: subject && { name: subject, language },
    replyTo: question.email,
    data: {
      values: { name, company, place: request.kind === "question" ? "" : request.details.place.name },
      fields: {
        ...fields,
        telephone: telephone || undefined,
        company: company || undefined,
        problemType: problemType && subjectNames.en[problemType],
        details: details.join("\n") || undefined,
        language,
        message: message || undefined,
      },
      ...(request.kind !== "question" && { link: inboxPath(id) }),
    },
  };
}
