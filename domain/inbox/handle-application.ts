import { parseRequest, threadPath } from "#domain/contact";
import { queueMail, type OutgoingMail } from "#domain/mail";
import type { ApplicationState } from "#domain/request-kinds/schema";
import type { StaffContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { changeQuestion } from "./change-question.ts";

const mailNames = { inReview: "partnerInReview", accepted: "partnerAccepted", declined: "partnerDeclined" } as const satisfies Record<
  Exclude<ApplicationState, "received">,
  OutgoingMail["name"]
>;

/** Sets the state of an application and notifies the applicant unless the state is unchanged. */
export function setApplicationState(context: StaffContext, { id, status }: { id: string; status: keyof typeof mailNames }) {
  return changeQuestion<"noApplication">(context, { id, action: "application.state" }, async (question, transaction) => {
    const request = parseRequest(question);
    if (request.kind !== "partner") return { ok: false, reason: "noApplication" };
    const { details } = request;
    const before = { status: details.status ?? "received" };
    if (before.status !== status) {
      const data = { link: threadPath(context, question) };
      await queueMail(context, transaction, [
        { name: mailNames[status], language: storedLanguage(question), to: question.email, question: id, data },
      ]);
    }
    const state = question.state === "new" ? ("open" as const) : question.state;
    return { ok: true, set: { state, details: { ...details, status } }, before, after: { status } };
  });
}
