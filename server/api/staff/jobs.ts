import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { discardJobs, listJobs, readJobsOverview, retryJobs } from "#domain/jobs";
import { fail, requestLanguage, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { jobs } = staffEndpoints;

export function mountJobs({ mount }: ApiParts): void {
  mount.staff(jobs.list, [], async (c, query, { context }) =>
    succeed(c, await listJobs(context, { ...query, language: requestLanguage(c) })),
  );
  mount.staff(jobs.overview, [], async (c, _, { context }) => succeed(c, await readJobsOverview(context)));
  mount.staff(jobs.retry, [], async (c, input, { context }) => {
    const outcome = await retryJobs(context, input);
    return outcome.ok ? succeed(c, { count: outcome.count }) : fail(c, 400, outcome.reason);
  });
  mount.staff(jobs.discard, [], async (c, input, { context }) => {
    const outcome = await discardJobs(context, input);
    return outcome.ok ? succeed(c, { count: outcome.count }) : fail(c, 400, outcome.reason);
  });
}
