import type { IncomingHttpHeaders } from "node:http";
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanOptions,
} from "@opentelemetry/api";
import { codeOf } from "#platform/failures";
import { currentTracer } from "./tracer.ts";

export { startTracing } from "./start-tracing.ts";

/** Runs work in a child span of the current span, or in a new trace if there is none. Only runs the work if tracing is off. */
export function inSpan<Result>(name: string, attributes: Attributes, work: (span?: Span) => Promise<Result>): Promise<Result> {
  return runInSpan(name, { attributes }, work);
}

/** Runs a job in its own trace, because the span that was current when the queue opened is not the job's cause. */
export function inJobSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  if (!currentTracer()) return work();
  return context.with(ROOT_CONTEXT, () => runInSpan(name, { attributes, kind: SpanKind.CONSUMER }, work));
}

async function runInSpan<Result>(name: string, options: SpanOptions, work: (span?: Span) => Promise<Result>): Promise<Result> {
  const tracer = currentTracer();
  if (!tracer) return work();
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      const result = await work(span);
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  });
}

/**
 * Opens a server span for a request, which `answer` must end. `headers` contain the caller's trace context if the caller is
 * trusted.
 */
export function inRequestSpan(
  name: string,
  { attributes, headers = {} }: { attributes: Attributes; headers?: IncomingHttpHeaders },
  answer: (span?: Span) => void,
): void {
  const tracer = currentTracer();
  if (!tracer) return answer();
  const caller = propagation.extract(ROOT_CONTEXT, headers);
  tracer.startActiveSpan(name, { attributes, kind: SpanKind.SERVER }, caller, answer);
}

/** Starts a client span for a call to another server if a span is current. The caller must end it. */
export function startCallSpan(name: string, attributes: Attributes): Span | undefined {
  const tracer = currentTracer();
  if (!tracer || !trace.getActiveSpan()?.isRecording()) return undefined;
  return tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT });
}

/** Records the code or class of an error, never its message, which may quote user input. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setAttribute("error.type", codeOf(error) ?? (error instanceof Error ? error.name : "unknown"));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

export function annotateSpan(attributes: Attributes): void {
  if (currentTracer()) trace.getActiveSpan()?.setAttributes(attributes);
}
