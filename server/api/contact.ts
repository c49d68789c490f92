import { endpoints } from "#app/api-client/endpoints/index.ts";
import { continueThread, findThreadFile, readSenderThread, renewLink, submitQuestion } from "#domain/contact";
import { visitorLanguage } from "../visitor.ts";
import { answerAttachment } from "./answer-attachment.ts";
import { fail, succeed, tooMany } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

/** A household behind one address asks a few questions; an office a few more. */
const limits = {
  question: { name: "contact", accepted: [20, 3600], refused: [300, 3600] },
  thread: { name: "contact.thread", accepted: [600, 3600], refused: [60, 3600] },
  file: { name: "contact.file", accepted: [200, 3600], refused: [60, 3600] },
  newLink: { name: "contact.newLink", accepted: [20, 3600], refused: [60, 3600] },
  followUp: { name: "contact.followUp", accepted: [20, 3600], refused: [60, 3600] },
} as const;

export function mountContact({ services, mount }: ApiParts): void {
  mount.everybody(endpoints.contact.question, [limitPerAddress(services, limits.question)], async (c, question) => {
    await submitQuestion(services.context, { question, language: visitorLanguage(c) });
    return succeed(c, null);
  });
  mount.everybody(endpoints.contact.thread, [limitPerAddress(services, limits.thread)], async (c, { token }) => {
    const read = await readSenderThread(services.context, token);
    return read.ok ? succeed(c, read.thread) : fail(c, 400, read.reason);
  });
  mount.everybody(endpoints.contact.file, [limitPerAddress(services, limits.file)], async (c, query) => {
    const found = await findThreadFile(services.context, query);
    return found.ok ? answerAttachment(c, services.context, found.file) : fail(c, 404, found.reason);
  });
  mount.everybody(endpoints.contact.newLink, [limitPerAddress(services, limits.newLink)], async (c, { token }) => {
    const renewed = await renewLink(services.context, token);
    if (renewed.ok) return succeed(c, null);
    return renewed.reason === "tooMany" ? tooMany(c, renewed.retryAfter) : fail(c, 400, renewed.reason);
  });
  mount.everybody(endpoints.contact.followUp, [limitPerAddress(services, limits.followUp)], async (c, form) => {
    const outcome = await continueThread(services.context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}
