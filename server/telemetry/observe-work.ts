import type { JobFailure, Jobs } from "#platform/jobs";
import type { Log } from "#platform/log";
import type { Mailer } from "#platform/mail";
import type { Metrics } from "#platform/metrics";
import { inJobSpan, inSpan } from "#platform/tracing";
import type { PageRenderer } from "../pages/page-renderer.ts";

/** Counts warnings and errors by event. Events are names in the code, so there are few label values. */
export function countLogEvents(log: Log, metrics: Metrics): Log {
  return {
    ...log,
    warn(event, fields) {
      metrics.logEvents.inc({ level: "warn", event });
      log.warn(event, fields);
    },
    error(event, error, fields) {
      metrics.logEvents.inc({ level: "error", event });
      log.error(event, error, fields);
    },
  };
}

/** Measures every run of a job, and adds the names of this process's queues to `queues`. */
export function observeJobs(jobs: Jobs, metrics: Metrics | undefined, queues: Set<string>): Jobs {
  const observe = <Outcome extends JobFailure | void>(
    queue: string,
    run: () => Promise<Outcome>,
    attributes: { "ecactus.job.id"?: string } = {},
  ) =>
    inJobSpan(`job ${queue}`, attributes, async () => {
      const startedAt = performance.now();
      let result = "failed";
      try {
        const failure = await run();
        if (!failure) result = "done";
        return failure;
      } finally {
        metrics?.jobRuns.observe({ queue, result }, (performance.now() - startedAt) / 1000);
      }
    });
  return {
    ...jobs,
    work(queue, maxConcurrent, handler) {
      queues.add(queue.name);
      return jobs.work(queue, maxConcurrent, (job, closing) =>
        observe(queue.name, () => handler(job, closing), { "ecactus.job.id": job.id }),
      );
    },
    schedule(name, cron, handler) {
      queues.add(name);
      return jobs.schedule(name, cron, () => observe(name, handler));
    },
  };
}

const mailResults = ["sent", "refused", "delayed"] as const;

export function observeMails(mailer: Mailer, metrics: Metrics | undefined, queue: string): Mailer {
  // Initialises the counters, because an alert on a rate needs them from the start.
  for (const result of mailResults) metrics?.mails.inc({ queue, result }, 0);
  return {
    ...mailer,
    send: (mail) =>
      inSpan("mail", { "ecactus.mail.queue": queue }, async (span) => {
        let result: (typeof mailResults)[number] = "delayed";
        try {
          const outcome = await mailer.send(mail);
          result = outcome.ok ? "sent" : "refused";
          return outcome;
        } finally {
          metrics?.mails.inc({ queue, result });
          span?.setAttribute("ecactus.mail.result", result);
        }
      }),
  };
}

export function observeRenders(render: PageRenderer, metrics: Metrics | undefined): PageRenderer {
  return (request, language, requestId, options) =>
    inSpan("render", { "ecactus.request.id": requestId, "ecactus.language": language }, async (span) => {
      const startedAt = performance.now();
      const rendered = await render(request, language, requestId, options);
      const { status } = rendered.response;
      metrics?.renders.observe({ status: String(status) }, (performance.now() - startedAt) / 1000);
      span?.setAttribute("http.response.status_code", status);
      return rendered;
    });
}
