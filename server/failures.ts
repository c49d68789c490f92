import type { ErrorHandler } from "hono";
import { isUnreachable, logAway } from "#platform/database";
import type { HeaderRecord } from "./security-headers.ts";
import type { Services } from "./services.ts";
import type { VisitorCall, VisitorEnv } from "./visitor.ts";

/** In seconds; short, because the site recovers as soon as the database does. */
export const outageRetryAfter = 5;
const retryAfter: HeaderRecord = { "retry-after": String(outageRetryAfter) };

export type FailureServices = { context: Pick<Services["context"], "log"> };
export type Failure = { kind: "clientLeft" } | { kind: "databaseAway" } | { kind: "unexpected"; requestId: string };

/** Classifies and logs the error of a request: an outage is a warning without stack, a disconnected client is not logged. */
export function classifyError(
  { context }: FailureServices,
  call: VisitorCall,
  error: unknown,
  event: string,
  requestId: string = crypto.randomUUID(),
): Failure {
  const { incoming, ofPage } = call.env ?? {};
  if (incoming?.destroyed && !incoming.complete) return { kind: "clientLeft" };
  const { path } = call.req;
  if (isUnreachable(error)) {
    if (!ofPage) logAway(context.log, { path });
    return { kind: "databaseAway" };
  }
  context.log.error(event, error, { requestId, path });
  return { kind: "unexpected", requestId };
}

/** Error handler with plain-text responses, for routes without pages or API envelope. */
export function plainTextErrorHandler(services: FailureServices): ErrorHandler<VisitorEnv> {
  const headers: HeaderRecord = { "cache-control": "no-store" };
  return (error, c) => {
    const failure = classifyError(services, c, error, "request.failed");
    if (failure.kind === "clientLeft") return new Response(null, { status: 400, headers });
    if (failure.kind === "databaseAway")
      return new Response("Service Unavailable\n", { status: 503, headers: { ...headers, ...retryAfter } });
    const { requestId } = failure;
    return new Response(`Internal Server Error\n${requestId}\n`, { status: 500, headers: { ...headers, "x-request-id": requestId } });
  };
}
