import * as v from "valibot";

/** All queues and schedules of the site. */
export const jobQueues = [
  "mail",
  "mail.code",
  "newsletter",
  "openApi.webhook",
  "documents",
  "media.sizes",
  "housekeeping",
  "visits",
  "webhooks",
  "mailbox",
  "stuck-mail",
] as const;
export type JobQueue = (typeof jobQueues)[number];

export const jobStates = ["waiting", "retrying", "failed"] as const;

/** Page size, and maximum of jobs per retry or discard call. */
export const jobsPageSize = 50;

const queue = v.picklist(jobQueues);
const state = v.picklist(jobStates);
const empty = v.literal("");

/** `after`: the `next` of the previous page; an empty queue or state selects all. */
export const jobsQuery = v.object({
  queue: v.optional(v.union([empty, queue]), ""),
  state: v.optional(v.union([empty, state]), ""),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,17}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))),
});
export const jobsInput = v.object({
  jobs: v.pipe(v.array(v.object({ queue, id: v.pipe(v.string(), v.uuid()) })), v.minLength(1), v.maxLength(jobsPageSize)),
});

const job = v.object({
  id: v.string(),
  queue,
  state,
  createdAt: v.string(),
  /** Time of the next attempt, or of the last failure for a failed job. */
  at: v.string(),
  tries: v.number(),
  /** Error code or the last reply of the mail server without addresses; null before the first attempt. */
  error: v.nullable(v.string()),
  mail: v.nullable(v.object({ subject: v.string(), to: v.nullable(v.string()) })),
});
export const jobsAnswer = v.object({ jobs: v.array(job), next: v.nullable(v.string()) });

export const jobsOverviewAnswer = v.object({
  queues: v.array(v.object({ queue, waiting: v.number(), retrying: v.number(), failed: v.number() })),
  /** Number of unsent mails queued more than `overdueMinutes` ago, and the age of the oldest. */
  delayedMail: v.nullable(v.object({ count: v.number(), since: v.string() })),
  overdueMinutes: v.number(),
  /** Days until failed jobs are deleted. */
  failedDays: v.number(),
});
export const jobsChangedAnswer = v.object({ count: v.number() });

export type JobsQuery = v.InferOutput<typeof jobsQuery>;
export type JobsInput = v.InferOutput<typeof jobsInput>;
export type ListedJobs = v.InferOutput<typeof jobsAnswer>;
export type ListedJob = ListedJobs["jobs"][number];
export type JobsOverview = v.InferOutput<typeof jobsOverviewAnswer>;
