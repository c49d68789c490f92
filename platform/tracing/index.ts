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

/** Runs work in a span below the current one, or in a new trace where there is none. Without tracing it only runs the work. */
export function inSpan<Result>(name: string, attributes: Attributes, work: (span?: Span) => Promise<Result>): Promise<Result> {
  return runInSpan(name, { attributes }, work);
}

/** Runs a job in a trace of its own: what was current when its queue was opened is not its cause. */
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

/** Runs the answering of a request in a span that `answer` ends; `headers` name the caller's span, where the caller is trusted. */
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

/** Starts a span for a call of another server, if a span is current. Whoever starts it ends it. */
export function startCallSpan(name: string, attributes: Attributes): Span | undefined {
  const tracer = currentTracer();
  if (!tracer || !trace.getActiveSpan()?.isRecording()) return undefined;
  return tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT });
}

/** Ends a span. Of an error it has the code or the class, never the message. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setAttribute("error.type", codeOf(error) ?? (error instanceof Error ? error.name : "unknown"));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Adds attributes to the current span. */
export function annotateSpan(attributes: Attributes): void {
  if (currentTracer()) trace.getActiveSpan()?.setAttributes(attributes);
}
