import { mkdtemp, rm } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { poll } from "#scripts/running-site/poll.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";
import { copyDataDir, fillDataDir } from "../../support/filled-data-dir.ts";
import { startMailServer, type MailServer } from "../../support/mail-server.ts";
import { parseOpenMetrics, sumOfSamples } from "../../support/open-metrics.ts";
import { startTraceReceiver, type ReceivedSpan, type TraceReceiver } from "../../support/trace-receiver.ts";

/** SMTP replies by recipient: a permanent and a temporary rejection. All other mails are accepted. */
const smtpReplies: Record<string, number> = { "gone@example.com": 550, "later@example.com": 451 };
const proxyAddress = "127.0.0.2";

let folder: string;
let mail: MailServer;
let receiver: TraceReceiver;
let site: SiteProcess;
let metricsUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-telemetry-"));
  await fillDataDir(inject("filledDataDir"));
  await copyDataDir(inject("filledDataDir"), folder);
  mail = await startMailServer(path.join(folder, "inbox"), 0, (address) => smtpReplies[address]);
  receiver = await startTraceReceiver();
  site = await startSiteProcess({
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    TRUSTED_PROXY: proxyAddress,
    METRICS_PORT: "0",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  metricsUrl = String(site.lines.find(({ event }) => event === "metrics.listening")?.url);
}, 600_000);
afterAll(async () => {
  await stopSiteProcess(site);
  await receiver.close();
  await mail.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

type Families = ReturnType<typeof parseOpenMetrics>;
const scrape = async () => parseOpenMetrics(await (await fetch(metricsUrl)).text());
const visit = async (address: string, init?: RequestInit) => {
  const response = await fetch(site.url + address, { redirect: "manual", ...init });
  await response.arrayBuffer();
  return response.status;
};
async function ask(email: string): Promise<void> {
  const body = JSON.stringify({ name: "Zoë", email, telephone: "0612345678", company: "private", message: "Why?" });
  await visit("/api/contact/question", { method: "POST", body, headers: { "content-type": "application/json" } });
}

describe("metrics", () => {
  test("are in the OpenMetrics format, on their own port only", async () => {
    const response = await fetch(metricsUrl);
    expect(response.headers.get("content-type")).toBe("application/openmetrics-text; version=1.0.0; charset=utf-8");
    const families = parseOpenMetrics(await response.text());
    for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds", "ecactus_database_up"])
      expect(families.get(name)?.samples[0]?.value, name).toBeGreaterThan(0);
    expect(await visit("/metrics")).toBe(404);
    const otherResponses = [fetch(metricsUrl.replace("/metrics", "/")), fetch(metricsUrl, { method: "POST" })];
    expect((await Promise.all(otherResponses)).map(({ status }) => status)).toEqual([404, 404]);
  });

  test("count requests by kind and status, with their durations", async () => {
    const before = await scrape();
    const kinds: [address: string, kind: string, status: number][] = [
      ["/de/about-us", "page", 200],
      ["/de/about-us/", "page", 301],
      ["/en/nothing", "page", 404],
      ["/de/about-us/_payload.json", "pageData", 200],
      ["/api/product/list?size=1", "api", 200],
      ["/api/staff/progress", "staffApi", 401],
      ["/api/v1/plants", "openApi", 401],
      ["/assets/gone.js", "asset", 404],
      ["/documents/gone.pdf", "download", 404],
      ["/robots.txt", "file", 200],
      ["/healthz", "health", 200],
    ];
    for (const [address, , status] of kinds) expect(await visit(address), address).toBe(status);
    const after = await scrape();
    for (const [, kind, code] of kinds) {
      const labels = { kind, status: String(code) };
      const increaseOf = (name: string) => sumOfSamples(after, name, labels) - sumOfSamples(before, name, labels);
      expect(increaseOf("ecactus_http_request_duration_seconds_count"), `${kind} ${code}`).toBe(1);
      expect(increaseOf("ecactus_http_request_duration_seconds_sum"), `${kind} ${code}`).toBeGreaterThan(0);
    }
  });

  test("count hits and misses of the page cache, and renders", async () => {
    const before = await scrape();
    for (let visits = 0; visits < 3; visits += 1) await visit("/cn/products/copia");
    const after = await scrape();
    const increaseOf = (name: string, labels: Record<string, string>) =>
      sumOfSamples(after, name, labels) - sumOfSamples(before, name, labels);
    expect(increaseOf("ecactus_page_cache_requests_total", { result: "miss" })).toBe(1);
    expect(increaseOf("ecactus_page_cache_requests_total", { result: "hit" })).toBe(2);
    expect(increaseOf("ecactus_page_render_duration_seconds_count", { status: "200" })).toBe(1);
    expect(sumOfSamples(after, "ecactus_page_cache_bytes", { cache: "pages" })).toBeGreaterThan(10_000);
  });

  test("have no additional series after requests for made-up addresses", async () => {
    const seriesOf = (families: Families) =>
      [...families].filter(([name]) => /^ecactus_(http|page)_/.test(name)).flatMap(([, { samples }]) => samples).length;
    const visitAll = async (round: number) => {
      for (let number = 0; number < 40; number += 1) {
        const madeUpPath = `made-up-${round}-${number}`;
        for (const parentPath of ["", "/en", "/api", "/api/news", "/assets", "/documents"])
          await visit(`${parentPath}/${madeUpPath}?${madeUpPath}=${madeUpPath}`);
      }
    };
    await visitAll(1);
    const before = seriesOf(await scrape());
    await visitAll(2);
    expect(seriesOf(await scrape())).toBe(before);
    expect(await (await fetch(metricsUrl)).text()).not.toContain("made-up");
  });

  test("include database pools and statement durations", async () => {
    await visit("/en/search?q=battery");
    const families = await scrape();
    const limits = ["main", "search"].map((pool) => sumOfSamples(families, "ecactus_database_connections_limit", { pool }));
    expect(limits).toEqual([10, 4]);
    for (const pool of ["main", "search"]) {
      const open = sumOfSamples(families, "ecactus_database_connections", { pool });
      expect(open, pool).toBeGreaterThan(0);
      expect(open, pool).toBeLessThanOrEqual(10);
      expect(sumOfSamples(families, "ecactus_database_query_duration_seconds_count", { pool }), pool).toBeGreaterThan(0);
    }
  });

  test("count sent, rejected and delayed mails, and include the waiting time of the oldest one", async () => {
    expect(sumOfSamples(await scrape(), "ecactus_queue_jobs", { queue: "documents", state: "failed" })).toBe(0);
    for (const email of ["zoe@example.com", ...Object.keys(smtpReplies)]) await ask(email);
    const mailsOf = (result: string) => ["ecactus_mails_total", { queue: "mail", result }] as const;
    const { answer } = await poll(scrape, (families) =>
      ["sent", "refused", "delayed"].every((result) => sumOfSamples(families, ...mailsOf(result)) > 0),
    );
    expect(sumOfSamples(answer, "ecactus_job_duration_seconds_count", { queue: "mail", result: "failed" })).toBeGreaterThan(0);
    const countDelayed = (families: Families) =>
      ["waiting", "active"].reduce((sum, state) => sum + sumOfSamples(families, "ecactus_queue_jobs", { queue: "mail", state }), 0);
    const { answer: laterFamilies } = await poll(scrape, (families) => countDelayed(families) === 1);
    expect(sumOfSamples(laterFamilies, "ecactus_queue_oldest_job_seconds", { queue: "mail" })).toBeGreaterThan(0);
    expect(sumOfSamples(laterFamilies, "ecactus_log_events_total", { level: "warn", event: "mail.delayed" })).toBeGreaterThan(0);
  });
});

describe("traces", () => {
  const received = (matches: (span: ReceivedSpan) => boolean, count = 1) =>
    poll(
      () => receiver.spans.filter(matches),
      ({ length }) => length >= count,
      30_000,
    ).then(({ answer }) => answer);
  const ofTrace = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);
  const parentOf = (span: ReceivedSpan) => receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
  const pathTo = (span: ReceivedSpan): string[] => {
    const parent = parentOf(span);
    return [...(parent ? pathTo(parent) : []), span.name];
  };
  /** Sends a request from a local address with the trace id of a caller. */
  const visitFrom = (localAddress: string, address: string, traceId: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
      http
        .get(site.url + address, { localAddress, headers }, (response) => response.resume().once("end", () => resolve()))
        .once("error", reject);
    });
  const newTraceId = () => crypto.randomUUID().replaceAll("-", "");

  test("have a request, its render, its calls and their statements in one trace, with the request id", async () => {
    await visit("/en/search?q=copiapoa");
    const [request] = await received(({ attributes }) => attributes["http.route"] === "/search");
    expect(request).toMatchObject({ name: "GET page", service: "ecactus-website", parentSpanId: undefined });
    const spans = ofTrace(request!.traceId);
    const render = spans.find(({ name }) => name === "render");
    expect(render?.attributes).toMatchObject({
      "ecactus.request.id": request?.attributes["ecactus.request.id"],
      "ecactus.language": "en",
      "http.response.status_code": 200,
    });
    const statements = spans.filter((span) => parentOf(span)?.name === "GET /api/search/kinds");
    expect(statements).not.toHaveLength(0);
    for (const { name, attributes } of statements)
      expect(attributes).toMatchObject({ "db.system.name": "postgresql", "db.operation.name": name, "db.query.text": expect.any(String) });
    expect(pathTo(statements[0]!)).toEqual(["GET page", "render", "GET /api/search/kinds", statements[0]?.name]);
  });

  test("contain no addresses and no typed text", async () => {
    await visit("/en/search?q=Wolkenkuckucksheim");
    await visit("/api/product/Wolkenkuckucksheim");
    await ask("wolkenkuckucksheim@example.com");
    await received(({ name }) => name === "POST /api/contact/question");
    await received(({ name }) => name === "mail");
    expect(JSON.stringify(receiver.spans)).not.toMatch(/wolkenkuckuck/i);
    expect(receiver.spans.filter(({ events, status }) => (events?.length ?? 0) > 0 || status?.message)).toEqual([]);
  });

  test("continue the trace of a trusted proxy only", async () => {
    const [trusted, untrusted] = [newTraceId(), newTraceId()];
    await visitFrom(proxyAddress, "/en/search?q=trusted", trusted);
    await visitFrom("127.0.0.1", "/en/search?q=stranger", untrusted);
    const [request] = await received(({ traceId, name }) => traceId === trusted && name === "GET page");
    expect(request?.parentSpanId).toBe("00f067aa0ba902b7");
    expect(ofTrace(trusted).some(({ name }) => name === "SELECT")).toBe(true);
    expect(ofTrace(untrusted)).toEqual([]);
  });

  test("separate the statements of simultaneous requests", async () => {
    const ids = Array.from({ length: 40 }, newTraceId);
    await Promise.all(ids.map((id) => visitFrom(proxyAddress, "/api/product/copia", id)));
    const distinctIds = new Set(ids);
    await received(({ traceId, name }) => distinctIds.has(traceId) && name === "GET api", ids.length);
    const statements = ids.map((id) => ofTrace(id).filter(({ name }) => name === "SELECT").length);
    expect(new Set(statements).size).toBe(1);
    expect(statements[0]).toBeGreaterThan(0);
  });

  test("have a separate trace for each job, with its mail", async () => {
    await ask("jobs@example.com");
    const [mailSpan] = await received(({ name, attributes }) => name === "mail" && attributes["ecactus.mail.result"] === "sent");
    expect(pathTo(mailSpan!)).toEqual(["job mail", "mail"]);
    expect(parentOf(mailSpan!)).toMatchObject({ parentSpanId: undefined });
  });

  test("leave out health checks and assets", () => {
    const names = new Set(receiver.spans.map(({ name }) => name));
    expect([...names].filter((name) => /health|asset/.test(name))).toEqual([]);
  });
});
