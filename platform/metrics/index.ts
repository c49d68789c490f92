import type { OpenMetricsContentType, Registry } from "prom-client";

type PromClient = typeof import("prom-client");

/** Metrics of this process. Labels have few values: never a path, an address or user input. */
export type Metrics = ReturnType<typeof defineMetrics> & {
  contentType: string;
  onScrape(collect: () => void | Promise<void>): void;
  scrape(): Promise<string>;
  list(): { name: string; type: string; labels: readonly string[] }[];
};

/** Omitted default metrics of prom-client, because they iterate over every handle of the process. */
const leftOut = [
  "nodejs_active_handles",
  "nodejs_active_handles_total",
  "nodejs_active_requests",
  "nodejs_active_requests_total",
  "nodejs_active_resources",
  "nodejs_active_resources_total",
];

/** Imports prom-client dynamically, so that a process without metrics does not load it. */
export async function openMetrics(): Promise<Metrics> {
  const client = await import("prom-client");
  const registry = new client.Registry<OpenMetricsContentType>();
  registry.setContentType(client.Registry.OPENMETRICS_CONTENT_TYPE);
  client.collectDefaultMetrics({ register: registry });
  for (const name of leftOut) registry.removeSingleMetric(name);
  const collectors: (() => void | Promise<void>)[] = [];
  return {
    ...defineMetrics(client, registry),
    contentType: registry.contentType,
    onScrape: (collect) => void collectors.push(collect),
    async scrape() {
      await Promise.all(collectors.map((collect) => collect()));
      return registry.metrics();
    },
    list: () => registry.getMetricsAsArray().map((metric) => ({ name: metric.name, type: String(metric.type), labels: labelsOf(metric) })),
  };
}

function labelsOf(metric: object): readonly string[] {
  return "labelNames" in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [];
}

/** In seconds. Cached pages take less than 1 ms, rendered pages 10 to 100 ms. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const queryBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300];

function defineMetrics(client: PromClient, registry: Registry<OpenMetricsContentType>) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new client.Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new client.Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new client.Histogram({ name, help, buckets, labelNames, registers });
  return {
    requests: histogram(
      "ecactus_http_request_duration_seconds",
      "Time from the head of a request to the end of its answer, by kind of request and HTTP status.",
      requestBuckets,
      "kind",
      "status",
    ),
    pageCache: counter("ecactus_page_cache_requests_total", "Requests for pages that may be cached, by hit or miss.", "result"),
    pageCacheBytes: gauge("ecactus_page_cache_bytes", "Bytes that the page cache holds.", "cache"),
    renders: histogram("ecactus_page_render_duration_seconds", "Time to render a page, by HTTP status.", requestBuckets, "status"),
    queries: histogram(
      "ecactus_database_query_duration_seconds",
      "Time of a statement in the database, by connection pool.",
      queryBuckets,
      "pool",
    ),
    slowQueries: counter("ecactus_database_slow_queries_total", "Statements that took a second or more, by connection pool.", "pool"),
    connections: gauge("ecactus_database_connections", "Open connections of a pool, used or idle.", "pool", "state"),
    connectionLimit: gauge("ecactus_database_connections_limit", "Connections that a pool opens at most.", "pool"),
    connectionWaits: gauge("ecactus_database_connection_waits", "Statements that wait for a connection of a pool.", "pool"),
    databaseUp: gauge("ecactus_database_up", "Whether the database answered this scrape: 1 or 0."),
    jobs: gauge("ecactus_queue_jobs", "Jobs of a queue in the database, of all instances, by state.", "queue", "state"),
    oldestJob: gauge("ecactus_queue_oldest_job_seconds", "Age of the oldest job of a queue that has not ended; 0 without one.", "queue"),
    jobRuns: histogram("ecactus_job_duration_seconds", "Time of a run of a job, by queue and result.", jobBuckets, "queue", "result"),
    mails: counter("ecactus_mails_total", "Tries to send a mail, by queue and result: sent, refused for good, delayed.", "queue", "result"),
    inboundMails: counter("ecactus_inbound_mails_total", "Mails that came in for the inbox, by way and result.", "way", "result"),
    logEvents: counter("ecactus_log_events_total", "Lines of the log with the level warn or error, by event.", "level", "event"),
    policyViolations: counter("ecactus_csp_reports_total", "Violations of the content security policy that browsers report.", "directive"),
  };
}
