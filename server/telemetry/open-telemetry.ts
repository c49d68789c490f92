import { once } from "node:events";
import type http from "node:http";
import { createLog, type Log } from "#platform/log";
import { openMetrics, type Metrics } from "#platform/metrics";
import { startTracing } from "#platform/tracing";
import type { Environment } from "../environment.ts";
import { portOf } from "../http-server.ts";
import { createMetricsServer } from "./metrics-server.ts";
import { observeRequests } from "./observe-requests.ts";
import { countLogEvents } from "./observe-work.ts";

/** Metrics, traces and log of the process. Without their variables, metrics and traces are off and their packages are not loaded. */
export type Telemetry = {
  log: Log;
  metrics: Metrics | undefined;
  observe(listener: http.RequestListener): http.RequestListener;
  /** @throws if the port is not available */
  listen(): Promise<void>;
  stop(): Promise<void>;
};

export async function openTelemetry({ metricsPort, host, sendsTraces, trustedProxy }: Environment): Promise<Telemetry> {
  const metrics = metricsPort === undefined ? undefined : await openMetrics();
  const log = metrics ? countLogEvents(createLog(), metrics) : createLog();
  const tracing = sendsTraces ? await startTracing(log) : undefined;
  const server = metrics && createMetricsServer(metrics, log);
  return {
    log,
    metrics,
    observe: (listener) => observeRequests(listener, { metrics, sendsTraces, trustedProxy }),
    async listen() {
      if (!server) return;
      server.listen(metricsPort, host);
      await once(server, "listening");
      log.info("metrics.listening", { url: `http://${host}:${portOf(server)}/metrics` });
    },
    async stop() {
      server?.close();
      server?.closeAllConnections();
      await tracing?.stop();
    },
  };
}
