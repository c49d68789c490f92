import type { OutgoingMail } from "#domain/mail";
import { describeRequest, type RequestKind, type TypedRequest } from "#domain/request-kinds/schema";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { nameSender } from "./describe-question.ts";
import { dayOfReference } from "./reference.ts";
import { mailboxSubjects, subjectNames, type Question } from "./schema.ts";
import { inboxPath, threadPath } from "./thread-token.ts";

type StoredRequest = { id: string; reference: string; question: Question; request: TypedRequest; language: Language };

const confirmationNames = {
  question: "questionReceived",
  installer: "installerReceived",
  partner: "partnerReceived",
  project: "projectReceived",
  job: "jobReceived",
} as const satisfies Record<RequestKind, OutgoingMail["name"]>;
const notificationNames = {
  question: "questionForUs",
  installer: "installerForUs",
  partner: "partnerForUs",
  project: "projectForUs",
  job: "jobForUs",
} as const satisfies Record<RequestKind, OutgoingMail["name"]>;

/**
 * Creates the confirmation for the sender. It repeats no text, because the address is unverified. Requests other than
 * questions get the thread link at once; its page shows no text until the company answers.
 */
export function createConfirmationMail(
  context: Pick<Context, "secrets" | "clock">,
  { id, reference, question, request, language }: StoredRequest,
): OutgoingMail {
  const { email, problemType } = question;
  return {
    name: confirmationNames[request.kind],
    language,
    to: email,
    question: id,
    data: {
      fields: {
        reference,
        received: formatDay(language, dayOfReference(reference)),
        problemType: problemType && subjectNames[language][problemType],
      },
      ...(request.kind !== "question" && { link: threadPath(context, { id, language }) }),
    },
  };
}

export function createNotificationMail({ id, reference, question, request, language }: StoredRequest): OutgoingMail {
  const { message, problemType, telephone, company, ...fields } = question;
  const { name } = question;
  const lines = describeRequest(request, "en");
  const [detail] = lines;
  return {
    name: notificationNames[request.kind],
    language: "en",
    to: undefined,
    subject: mailboxSubject({ kind: request.kind, problemType, language }),
    replyTo: question.email,
    data: {
      // The subject names the place of an installer request, and the job of an application.
      values: { name, sender: nameSender(question), company, detail: detail?.text ?? "" },
      fields: {
        reference,
        ...fields,
        telephone: telephone || undefined,
        company: company || undefined,
        problemType: problemType && subjectNames.en[problemType],
        details: lines.map((line) => `${line.name}: ${line.text}`).join("\n") || undefined,
        language,
        message: message || undefined,
      },
      ...(request.kind !== "question" && { link: inboxPath(id) }),
    },
  };
}

type Addressed = { kind: RequestKind; problemType: string | null | undefined; language: Language };

/** Selects the company's mailbox for a request and its follow-ups. The mailbox of applications may have other readers than the others. */
export function mailboxSubject({ kind, problemType, language }: Addressed): OutgoingMail["subject"] {
  const name = mailboxSubjects.find((subject) => subject === (kind === "question" ? problemType : kind));
  return name && { name, language };
}
