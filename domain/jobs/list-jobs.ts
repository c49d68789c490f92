import { codeQueue, describeMail, mailQueue } from "#domain/mail";
import { newsletterQueue } from "#domain/newsletter";
import type { Language } from "#i18n/languages.ts";
import { countJobs, countOverdue, failedDays, listStored, overdueMinutes, type StoredJob } from "#platform/jobs";
import type { Context } from "../context.ts";
import { jobQueues, jobsPageSize, type JobQueue, type JobsOverview, type JobsQuery, type ListedJob, type ListedJobs } from "./schema.ts";

const mailQueues = [mailQueue, codeQueue, newsletterQueue].map(({ name }) => name);
const sealedQueues = new Set([mailQueue, codeQueue].map(({ name }) => name));

/** Lists overdue, retried and failed jobs, newest first, as a page. */
export async function listJobs(
  context: Pick<Context, "database" | "secrets">,
  { queue, state, after, language }: JobsQuery & { language: Language },
): Promise<ListedJobs> {
  const jobs = await listStored(context.database, {
    queues: queue === "" ? jobQueues : [queue],
    state: state === "" ? undefined : state,
    after,
    limit: jobsPageSize + 1,
  });
  const page = jobs.slice(0, jobsPageSize);
  return {
    jobs: page.map((job) => toListedJob(context, job, language)),
    next: jobs.length > page.length ? (page.at(-1)?.position ?? null) : null,
  };
}

/** Counts the jobs of each queue and the delayed mails. */
export async function readJobsOverview({ database }: Pick<Context, "database">): Promise<JobsOverview> {
  const queues = await countJobs(database, jobQueues);
  const delayed = await countOverdue(database, mailQueues);
  return {
    queues: queues.map(({ queue, ...counts }) => ({ queue: parseQueue(queue), ...counts })),
    delayedMail: delayed ? { count: delayed.count, since: delayed.since.toISOString() } : null,
    overdueMinutes,
    failedDays,
  };
}

function toListedJob(context: Pick<Context, "secrets">, job: StoredJob, language: Language): ListedJob {
  const { id, queue, state, createdAt, dueAt, endedAt, tries, error } = job;
  return {
    id,
    queue: parseQueue(queue),
    state,
    createdAt: createdAt.toISOString(),
    at: (endedAt ?? dueAt).toISOString(),
    tries,
    error: error ?? null,
    mail: sealedQueues.has(queue) ? (describeMail(context, { job, language }) ?? null) : null,
  };
}

function parseQueue(name: string): JobQueue {
  const queue = jobQueues.find((each) => each === name);
  if (queue === undefined) throw new Error(`Unknown job queue: ${name}`);
  return queue;
}
