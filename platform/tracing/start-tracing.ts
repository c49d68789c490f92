import { context, diag, DiagLogLevel, propagation, type DiagLogger } from "@opentelemetry/api";
import { logSample, type Log } from "#platform/log";
import { setTracer } from "./tracer.ts";

const serviceName = "ecactus-website";
const stopMs = 3_000;
const longestMessage = 500;

/**
 * Exports spans to a collector by OTLP over HTTP. The packages read OpenTelemetry's own variables (`OTEL_EXPORTER_OTLP_…`,
 * `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`, …) and are loaded only here.
 */
export async function startTracing(log: Log): Promise<{ stop(): Promise<void> }> {
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace-base"),
  ]);
  diag.setLogger(failureLog(log), { logLevel: DiagLogLevel.ERROR });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const serviceResource = resources.resourceFromAttributes({ "service.name": serviceName });
  const provider = new sdk.BasicTracerProvider({
    resource: serviceResource.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  setTracer(provider.getTracer(serviceName));
  return {
    async stop() {
      setTracer(undefined);
      const timeout = new Promise<void>((resolve) => void setTimeout(resolve, stopMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), timeout]);
    },
  };
}

/** OpenTelemetry reports errors only to this logger. An unreachable collector causes one every five seconds. */
function failureLog(log: Log): DiagLogger {
  const ignore = () => {};
  return {
    error: (message) =>
      logSample(log, { level: "warn", event: "traces.notExported", fields: { message: message.slice(0, longestMessage) } }),
    warn: ignore,
    info: ignore,
    debug: ignore,
    verbose: ignore,
  };
}
