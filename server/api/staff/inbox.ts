import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { attachFile, detachFile, findAttachment } from "#domain/attachments";
import { endThreadPresence, reportThreadPresence } from "#domain/editing";
import * as domain from "#domain/inbox";
import { draftDistributor } from "#domain/partners";
import { fail, succeed } from "../envelope.ts";
import { answerAttachment } from "../answer-attachment.ts";
import { maxUploadBytes } from "#domain/media/schema";
import type { ApiParts } from "../mount.ts";
import { receiveFile, refuseContent, refuseFile } from "../receive-file.ts";

const { inbox, templates } = staffEndpoints;

export function mountInbox(parts: ApiParts): void {
  mountReading(parts);
  mountHandling(parts);
  mountFiles(parts);
  mountPresence(parts);
  mountAdministration(parts);
  mountTemplates(parts);
}

function mountReading({ mount }: ApiParts): void {
  for (const row of [inbox.list, inbox.watch])
    mount.staff(row, [], async (c, query, { user, context }) => succeed(c, await domain.listInbox(context, query, user.id)));
  mount.staff(inbox.countOpen, [], async (c, _, { context }) => succeed(c, { open: await domain.countOpenQuestions(context) }));
  mount.staff(inbox.choices, [], async (c, _, { context }) => succeed(c, await domain.listFilterChoices(context)));
  for (const row of [inbox.read, inbox.watchThread])
    mount.staff(row, [], async (c, { id }, { context }) => {
      const thread = await domain.readThread(context, id);
      return thread ? succeed(c, thread) : fail(c, 404, "unknownQuestion");
    });
}

function mountHandling({ mount }: ApiParts): void {
  mount.staff(inbox.state, [], async (c, form, { context }) => {
    const outcome = await domain.setQuestionState(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.assign, [], async (c, form, { context }) => {
    const outcome = await domain.assignQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.label, [], async (c, form, { context }) => {
    const outcome = await domain.labelQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.note, [], async (c, form, { context }) => {
    const outcome = await domain.addNote(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.reply, [], async (c, form, { context }) => {
    const outcome = await domain.answerQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}

function mountFiles({ services, mount }: ApiParts): void {
  mount.staff(inbox.attach, [], async (c, { question, name }, { context }) => {
    const upload = await receiveFile(c, services.environment, maxUploadBytes, (bytes) =>
      attachFile(context, { questionId: question, fileName: name, given: bytes }),
    );
    if (!upload.ok) return refuseFile(c, upload);
    const { result } = upload;
    return result.ok ? succeed(c, result.attachment) : refuseContent(c, result.reason);
  });
  mount.staff(inbox.detach, [], async (c, { id }, { context }) => {
    const outcome = await detachFile(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.file, [], async (c, { id }, { context }) => {
    const file = await findAttachment(context, id);
    return file ? answerAttachment(c, context, file) : fail(c, 404, "unknownAttachment");
  });
}

/** Colleagues in a thread are neither logged nor stored permanently. */
function mountPresence({ mount }: ApiParts): void {
  mount.staff(inbox.present, [], async (c, input, { context }) => succeed(c, await reportThreadPresence(context, input)));
  mount.staff(inbox.leave, [], async (c, { id }, { context }) => {
    await endThreadPresence(context, id);
    return succeed(c, null);
  });
}

function mountAdministration({ mount }: ApiParts): void {
  mount.staff(inbox.application, [], async (c, form, { context }) => {
    const outcome = await domain.setApplicationState(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.distributor, [], async (c, { id }, { context }) => {
    const outcome = await draftDistributor(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.spam, [], async (c, form, { context }) => {
    const outcome = await domain.markSpam(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.merge, [], async (c, form, { context }) => {
    const outcome = await domain.mergeQuestions(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.unmerge, [], async (c, form, { context }) => {
    const outcome = await domain.undoMerge(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.markRead, [], async (c, { id }, { context }) => {
    await domain.markRead(context, id);
    return succeed(c, null);
  });
  mount.staff(inbox.erase, [], async (c, { email }, { context }) => succeed(c, { questions: await domain.eraseSender(context, email) }));
  mount.staff(inbox.export, [], async (c, filters, { context }) => succeed(c, await domain.exportInbox(context, filters)));
  mount.staff(inbox.times, [], async (c, _, { context }) => succeed(c, await domain.readAnswerTimes(context)));
}

function mountTemplates({ mount }: ApiParts): void {
  mount.staff(templates.list, [], async (c, _, { context }) => succeed(c, await domain.listTemplates(context)));
  mount.staff(templates.save, [], async (c, form, { context }) => {
    const outcome = await domain.saveTemplate(context, form);
    return outcome.ok ? succeed(c, { id: outcome.id }) : fail(c, 400, outcome.reason);
  });
  mount.staff(templates.remove, [], async (c, { id }, { context }) => {
    await domain.removeTemplate(context, id);
    return succeed(c, null);
  });
}
