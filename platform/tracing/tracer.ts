import type { Tracer } from "@opentelemetry/api";

/**
 * Tracer of this process; undefined until tracing starts. Not registered as OpenTelemetry's global tracer, because libraries that
 * find it (pg-boss, Better Auth) export error messages, which can quote user input.
 */
let current: Tracer | undefined;

export const currentTracer = (): Tracer | undefined => current;

export function setTracer(tracer: Tracer | undefined): void {
  current = tracer;
}
