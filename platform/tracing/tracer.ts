import type { Tracer } from "@opentelemetry/api";

/**
 * The tracer of this process; none until tracing starts. It is not OpenTelemetry's global one: libraries that find that one
 * (pg-boss, Better Auth) export the messages of errors, and those quote what people typed.
 */
let current: Tracer | undefined;

export const currentTracer = (): Tracer | undefined => current;

export function setTracer(tracer: Tracer | undefined): void {
  current = tracer;
}
