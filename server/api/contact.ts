import { endpoints } from "#app/api-client/endpoints/index.ts";
import { continueThread, findThreadFile, readSenderThread, sendNewLink, requestInstaller, submitQuestion } from "#domain/contact";
import { submitApplication } from "#domain/partners";
import { visitorRateLimitKey, visitorLanguage } from "../visitor.ts";
import { answerAttachment } from "./answer-attachment.ts";
import { fail, failWith, failValidation, succeed, tooMany } from "./envelope.ts";
import { areUploadsAvailable, uploadSenderAttachment } from "#domain/attachments";
import { maxSenderAttachmentBytes } from "#domain/attachments/schema";
import { createSemaphorePerCaller } from "#platform/semaphore";
import { receiveFile, refuseUnread } from "./receive-file.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

/** Enough for an office behind one address; a household sends a few requests. */
const limits = {
  question: { name: "contact", accepted: [20, 3600], refused: [300, 3600] },
  bringFile: { name: "contact.bringFile", accepted: [40, 3600], refused: [60, 3600] },
  installer: { name: "contact.installer", accepted: [20, 3600], refused: [300, 3600] },
  application: { name: "contact.application", accepted: [10, 3600], refused: [300, 3600] },
  thread: { name: "contact.thread", accepted: [600, 3600], refused: [60, 3600] },
  file: { name: "contact.file", accepted: [200, 3600], refused: [60, 3600] },
  newLink: { name: "contact.newLink", accepted: [20, 3600], refused: [60, 3600] },
  followUp: { name: "contact.followUp", accepted: [20, 3600], refused: [60, 3600] },
} as const;

/** Limit of concurrent uploads per address; the page sends them one by one. */
const filesAtOnce = 8;

export function mountContact({ services, mount }: ApiParts): void {
  const uploads = createSemaphorePerCaller({ maxConcurrent: filesAtOnce });
  mount.everybody(endpoints.contact.question, [limitPerAddress(services, limits.question)], async (c, form) => {
    const { serialNumber, files = [], ...question } = form;
    const { context } = services;
    if (!(await areUploadsAvailable(context, files))) return failValidation(c, { files: "filesGone" });
    const request = serialNumber === undefined ? undefined : ({ kind: "question", details: { serialNumber } } as const);
    await submitQuestion(context, { question, request, files, language: visitorLanguage(c) });
    return succeed(c, null);
  });
  mount.everybody(endpoints.contact.uploadFile, [limitPerAddress(services, limits.bringFile)], async (c, { name }) => {
    const { context, environment } = services;
    const limitedAddress = visitorRateLimitKey(c, environment.trustedProxy);
    const store = (bytes: Uint8Array) => uploadSenderAttachment(context, { fileName: name, given: bytes, limitedAddress });
    const upload = (await uploads.run(limitedAddress, () => receiveFile(c, environment, maxSenderAttachmentBytes, store))) ?? {
      ok: false,
      reason: "busy",
    };
    if (!upload.ok) return upload.reason === "tooLarge" ? fail(c, 413, "senderFileTooLarge") : refuseUnread(c, upload.reason);
    const { result } = upload;
    if (result.ok) return succeed(c, result.attachment);
    if ("retryAfter" in result) return tooMany(c, result.retryAfter);
    const { reason } = result;
    return fail(c, reason === "unavailable" ? 503 : reason === "senderFileTooLarge" ? 413 : 400, reason);
  });
  mount.everybody(endpoints.contact.installer, [limitPerAddress(services, limits.installer)], async (c, form) => {
    const { context, searchDatabase } = services;
    const outcome = await requestInstaller(context, { searchDatabase, form, language: visitorLanguage(c) });
    return outcome.ok ? succeed(c, null) : failWith(c, outcome.reason, outcome.places);
  });
  mount.everybody(endpoints.contact.application, [limitPerAddress(services, limits.application)], async (c, form) => {
    const { files = [], ...application } = form;
    if (!(await areUploadsAvailable(services.context, files))) return failValidation(c, { files: "filesGone" });
    await submitApplication(services.context, { application, files, language: visitorLanguage(c) });
    return succeed(c, null);
  });
  mount.everybody(endpoints.contact.thread, [limitPerAddress(services, limits.thread)], async (c, { token }) => {
    const outcome = await readSenderThread(services.context, token);
    return outcome.ok ? succeed(c, outcome.thread) : fail(c, 400, outcome.reason);
  });
  mount.everybody(endpoints.contact.file, [limitPerAddress(services, limits.file)], async (c, query) => {
    const outcome = await findThreadFile(services.context, query);
    return outcome.ok ? answerAttachment(c, services.context, outcome.file) : fail(c, 404, outcome.reason);
  });
  mount.everybody(endpoints.contact.newLink, [limitPerAddress(services, limits.newLink)], async (c, { token }) => {
    const outcome = await sendNewLink(services.context, token);
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "tooMany" ? tooMany(c, outcome.retryAfter) : fail(c, 400, outcome.reason);
  });
  mount.everybody(endpoints.contact.followUp, [limitPerAddress(services, limits.followUp)], async (c, form) => {
    const outcome = await continueThread(services.context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}
