export { discardJobs, retryJobs } from "./change-jobs.ts";
export { listJobs, readJobsOverview } from "./list-jobs.ts";
export { notifyOfStuckMail } from "./notify-of-stuck-mail.ts";
