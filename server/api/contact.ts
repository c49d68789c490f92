import { endpoints } from "#app/api-client/endpoints/index.ts";
import { continueThread, readSenderThread, submitQuestion } from "#domain/contact";
import { visitorLanguage } from "../visitor.ts";
import { fail, succeed } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

/** A household behind one address asks a few questions; an office a few more. */
const limits = {
  question: { name: "contact", accepted: [20, 3600], refused: [300, 3600] },
  thread: { name: "contact.thread", accepted: [600, 3600], refused: [60, 3600] },
  followUp: { name: "contact.followUp", accepted: [20, 3600], refused: [60, 3600] },
} as const;

export function mountContact({ services, mount }: ApiParts): void {
  mount.everybody(endpoints.contact.question, [limitPerAddress(services, limits.question)], async (c, question) => {
    await submitQuestion(services.context, { question, language: visitorLanguage(c) });
    return succeed(c, null);
  });
  mount.everybody(endpoints.contact.thread, [limitPerAddress(services, limits.thread)], async (c, { token }) => {
    const thread = await readSenderThread(services.context, token);
    return thread ? succeed(c, thread) : fail(c, 400, "linkExpired");
  });
  mount.everybody(endpoints.contact.followUp, [limitPerAddress(services, limits.followUp)], async (c, form) => {
    const outcome = await continueThread(services.context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}
