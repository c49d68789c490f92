import { createHash } from "node:crypto";
import { eraseClosedAccounts, deleteExpiredCodes, deleteExpiredSessions } from "#domain/account";
import { deleteUnsentAttachments, deleteExpiredUploads } from "#domain/attachments";
import { deleteExpiredCaptchas } from "#domain/captcha";
import { deleteExpiredChoices } from "#domain/consent";
import { deleteExpiredTrash, runSchedules } from "#domain/content";
import { deleteExpiredPresence } from "#domain/editing";
import { documentsQueue, refreshDocuments, type DocumentTools } from "#domain/documents";
import { notifyOfStuckMail } from "#domain/jobs";
import { createVariants, variantsQueue } from "#domain/media";
import { codeQueue, deliverMail, mailQueue } from "#domain/mail";
import { deleteExpiredNotices } from "#domain/notices";
import { deliverIssue, newsletterQueue } from "#domain/newsletter";
import { deleteExpiredChallenges, deleteExpiredInvitations } from "#domain/staff";
import { countVisits, deleteExpiredVisits } from "#domain/visits";
import { deliverEvent, deleteExpiredDeliveries, queueDueEvents, webhookQueue } from "#domain/webhooks";
import { logFailure } from "#platform/database";
import type { Queue } from "#platform/jobs";
import type { Mailer } from "#platform/mail";
import { deleteExpiredLimits } from "#platform/rate-limit";
import { withActor, type EditorContext } from "../domain/context.ts";
import type { ContentVersions } from "./pages/content-versions.ts";
import { observeMails } from "./telemetry/observe-work.ts";
import { pollMailbox } from "./inbound-mail/poll-mailbox.ts";
import { personalData } from "./personal-data.ts";
import type { Services } from "./services.ts";
import { codeOf } from "#platform/failures";

/** Limits of SMTP connections: in total the number that mail servers commonly allow a client. Codes have separate connections. */
const connections = { mail: 8, codes: 2 };
const schedulesIntervalMs = 1_000;
/** Two jobs per connection, so that the next mail is ready while the queue fetches more. */
const mailsPerConnection = 2;
/** Concurrent newsletter deliveries, which share the connections of other mails. */
const issuesAtOnce = 4;
const deliveriesAtOnce = 4;

/** Cleanup of expired data other than personal data. */
const cleanupTasks = [
  deleteUnsentAttachments,
  deleteExpiredUploads,
  deleteExpiredCaptchas,
  deleteExpiredCodes,
  deleteExpiredSessions,
  deleteExpiredChoices,
  deleteExpiredInvitations,
  deleteExpiredChallenges,
  deleteExpiredPresence,
  deleteExpiredVisits,
  deleteExpiredDeliveries,
  deleteExpiredTrash,
  deleteExpiredNotices,
];

export type Work = { stop(): Promise<void> };

/** Starts the background work: mails, documents, image variants, webhooks, scheduled publications and cleanup. */
export async function startWork(services: Services, versions: ContentVersions, tools: DocumentTools): Promise<Work> {
  const { context } = services;
  const mailers = {
    mail: await sendMails(services, mailQueue, connections.mail),
    codes: await sendMails(services, codeQueue, connections.codes),
  };
  await sendIssues(services, mailers.mail);
  await makeDocuments(context, versions, tools);
  await makePictures(context);
  await sendEvents(context);
  await context.jobs.schedule("mailbox", "* * * * *", () => pollMailbox(services));
  const cleanupContext = withActor(context, { kind: "system", name: "sweep" });
  await context.jobs.schedule("housekeeping", "17 * * * *", async () => {
    await deleteExpiredLimits(context.database, context.clock.now());
    for (const sweep of cleanupTasks) await sweep(cleanupContext);
    for (const { deleteExpired } of personalData) await deleteExpired?.(cleanupContext);
    await eraseClosedAccounts(cleanupContext, personalData);
  });
  // Analytics shows the running day, at most five minutes late.
  await context.jobs.schedule("visits", "*/5 * * * *", () => countVisits(cleanupContext));
  await context.jobs.schedule("stuck-mail", "*/10 * * * *", () => notifyOfStuckMail(cleanupContext));
  const stopSchedules = runSchedulesRepeatedly(withActor(context, { kind: "system", name: "server" }));
  return {
    async stop() {
      await stopSchedules();
      await context.jobs.close();
      for (const mailer of Object.values(mailers)) mailer.close();
    },
  };
}

/** Applies scheduled publications within a second of their time, on the first instance that notices. */
function runSchedulesRepeatedly(context: EditorContext): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isFailing = false;
  const run = async () => {
    try {
      await runSchedules(context);
      isFailing = false;
    } catch (error) {
      if (!isFailing) logFailure(context.log, "content.plansFailed", error);
      isFailing = true;
    }
    running = undefined;
  };
  const timer = setInterval(() => (running ??= run()), schedulesIntervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function sendMails({ environment, context, mailTransport, metrics }: Services, queue: Queue, count: number): Promise<Mailer> {
  const { siteUrl, replyAddress } = environment;
  const transport = mailTransport.openMailer(count);
  const mailer = observeMails(transport, metrics, queue.name);
  await context.jobs.work(queue, count * mailsPerConnection, async (job) => {
    try {
      return await deliverMail(context, { job, mailer, siteUrl, replyAddress });
    } catch (error) {
      // The database or media store is unreachable, or the mail cannot be composed.
      context.log.warn("mail.delayed", { id: job.id, code: codeOf(error) });
      throw error;
    }
  });
  return transport;
}

async function sendIssues({ environment, context, metrics }: Services, transport: Mailer): Promise<void> {
  const mailer = observeMails(transport, metrics, newsletterQueue.name);
  await context.jobs.work(newsletterQueue, issuesAtOnce, async (job, closing) => {
    try {
      await deliverIssue(context, { job, closing, mailer, siteUrl: environment.siteUrl });
    } catch (error) {
      context.log.warn("newsletter.delayed", { id: job.id, code: codeOf(error) });
      throw error;
    }
  });
}

/** Enqueues one job per content version, with a derived id so that instances do not repeat it. */
async function makeDocuments(context: Services["context"], versions: ContentVersions, tools: DocumentTools): Promise<void> {
  await context.jobs.work(documentsQueue, 1, async (_job, closing) => {
    const startedAt = performance.now();
    const rendered = await refreshDocuments(context, tools, closing).catch((error: unknown) => {
      if (!closing.aborted) logFailure(context.log, "documents.failed", error);
      throw error;
    });
    if (rendered.length > 0)
      context.log.info("documents.made", { files: rendered.length, milliseconds: Math.round(performance.now() - startedAt) });
  });
  versions.onChange((version) => {
    const id = uuidOf(`${version} ${tools.pdfRenderer.toolchainVersion} ${tools.siteUrl.href}`);
    // Ignores a lost job, because a requested document is also rendered on demand.
    context.jobs
      .enqueue(context.database, documentsQueue, [{ id, data: {} }])
      .catch((error: unknown) => logFailure(context.log, "documents.notQueued", error));
  });
}

/** Delivers webhook events within a minute or two. */
async function sendEvents(context: Services["context"]): Promise<void> {
  await context.jobs.work(webhookQueue, deliveriesAtOnce, (job, closing) => deliverEvent(context, { job, closing }));
  await context.jobs.schedule("webhooks", "* * * * *", () => queueDueEvents(context));
}

async function makePictures(context: Services["context"]): Promise<void> {
  await context.jobs.work(variantsQueue, 1, async (job, closing) => {
    await createVariants(context, job, closing).catch((error: unknown) => {
      if (!closing.aborted) logFailure(context.log, "media.sizesFailed", error);
      throw error;
    });
  });
}

function uuidOf(text: string): string {
  return createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
