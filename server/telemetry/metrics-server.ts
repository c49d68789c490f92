import http from "node:http";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";

/** Serves `GET /metrics` on a separate port, which a proxy in front of the site does not expose. */
export function createMetricsServer(metrics: Metrics, log: Log): http.Server {
  return http.createServer((request, response) => {
    if (request.url?.split("?", 1)[0] !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Only GET /metrics is answered here.\n");
      return;
    }
    metrics.scrape().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      (error: unknown) => {
        log.error("metrics.failed", error);
        response.writeHead(500).end();
      },
    );
  });
}
