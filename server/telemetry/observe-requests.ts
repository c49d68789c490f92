import type { IncomingMessage, RequestListener } from "node:http";
import type { BlockList } from "node:net";
import type { Metrics } from "#platform/metrics";
import { endSpan, inRequestSpan } from "#platform/tracing";
import { isIn, plainAddress } from "../visitor.ts";
import { kindOfRequest, type RequestKind } from "./request-kind.ts";

type Observers = { metrics: Metrics | undefined; sendsTraces: boolean; trustedProxy: BlockList | undefined };

/** Asked for by programs all day, and answered without any work that a trace could show. */
const untraced: ReadonlySet<RequestKind> = new Set(["asset", "health"]);

/** Measures every request that comes over a connection, and puts it into a span. A call that a page makes in process is none. */
export function observeRequests(listener: RequestListener, { metrics, sendsTraces, trustedProxy }: Observers): RequestListener {
  if (!metrics && !sendsTraces) return listener;
  return (request, response) => {
    const startedAt = performance.now();
    const kind = kindOfRequest(request.url ?? "/");
    const answer: Parameters<typeof inRequestSpan>[2] = (span) => {
      response.once("close", () => {
        // The client left before there was an answer.
        const status = response.headersSent ? String(response.statusCode) : "none";
        metrics?.requests.observe({ kind, status }, (performance.now() - startedAt) / 1000);
        if (!span) return;
        span.setAttribute("http.response.status_code", response.statusCode);
        endSpan(span, response.statusCode >= 500 ? { code: status } : undefined);
      });
      listener(request, response);
    };
    if (!sendsTraces || untraced.has(kind)) return answer();
    const { method = "GET" } = request;
    const attributes = { "http.request.method": method, "ecactus.request.kind": kind };
    inRequestSpan(`${method} ${kind}`, { attributes, headers: isTrusted(request, trustedProxy) ? request.headers : undefined }, answer);
  };
}

/** Anybody can send a traceparent, and would choose which requests are recorded. */
function isTrusted({ socket }: IncomingMessage, trustedProxy: BlockList | undefined): boolean {
  return trustedProxy !== undefined && isIn(trustedProxy, plainAddress(socket.remoteAddress ?? ""));
}
