import { endpoints } from "#app/api-client/endpoints/index.ts";
import { continueThread, findThreadFile, readSenderThread, sendNewLink, requestInstaller, askQuestion } from "#domain/contact";
import { submitJobApplication } from "#domain/job-applications";
import { submitApplication } from "#domain/partners";
import { submitProject } from "#domain/projects";
import { visitorRateLimitKey, visitorLanguage } from "../visitor.ts";
import { answerAttachment } from "./answer-attachment.ts";
import { fail, failWith, failValidation, succeed, tooMany } from "./envelope.ts";
import { checkUploads, uploadSenderAttachment } from "#domain/attachments";
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
  project: { name: "contact.project", accepted: [10, 3600], refused: [300, 3600] },
  jobApplication: { name: "contact.jobApplication", accepted: [10, 3600], refused: [300, 3600] },
  thread: { name: "contact.thread", accepted: [600, 3600], refused: [60, 3600] },
  file: { name: "contact.file", accepted: [200, 3600], refused: [60, 3600] },
  newLink: { name: "contact.newLink", accepted: [20, 3600], refused: [60, 3600] },
  followUp: { name: "contact.followUp", accepted: [20, 3600], refused: [60, 3600] },
} as const;

/** Limit of concurrent uploads per address; the page sends them one by one. */
const filesAtOnce = 8;

/** The id of a stored request stays inside, because links to its thread are signed. */
const received = ({ reference }: { reference: string }) => ({ reference });

export function mountContact({ services, mount }: ApiParts): void {
  mountThread({ services, mount });
  const uploads = createSemaphorePerCaller({ maxConcurrent: filesAtOnce });
  mount.everybody(endpoints.contact.question, [limitPerAddress(services, limits.question)], async (c, form) => {
    const { context } = services;
    const fileError = await checkUploads(context, form.files ?? []);
    if (fileError) return failValidation(c, { files: fileError });
    return succeed(c, received(await askQuestion(context, { form, language: visitorLanguage(c) })));
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
    return outcome.ok ? succeed(c, received(outcome)) : failWith(c, outcome.reason, outcome.places);
  });
  mount.everybody(endpoints.contact.application, [limitPerAddress(services, limits.application)], async (c, application) => {
    const fileError = await checkUploads(services.context, application.files ?? []);
    if (fileError) return failValidation(c, { files: fileError });
    return succeed(c, received(await submitApplication(services.context, { application, language: visitorLanguage(c) })));
  });
  mount.everybody(endpoints.contact.project, [limitPerAddress(services, limits.project)], async (c, project) => {
    const fileError = await checkUploads(services.context, project.files ?? []);
    if (fileError) return failValidation(c, { files: fileError });
    const outcome = await submitProject(services.context, { project, language: visitorLanguage(c) });
    return outcome.ok ? succeed(c, received(outcome)) : failValidation(c, outcome.reasons);
  });
  mount.everybody(endpoints.contact.jobApplication, [limitPerAddress(services, limits.jobApplication)], async (c, application) => {
    const fileError = await checkUploads(services.context, application.files, { isPdfOnly: true });
    if (fileError) return failValidation(c, { files: fileError });
    const outcome = await submitJobApplication(services.context, { application, language: visitorLanguage(c) });
    return outcome.ok ? succeed(c, received(outcome)) : fail(c, 400, outcome.reason);
  });
}

function mountThread({ services, mount }: Pick<ApiParts, "services" | "mount">): void {
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
