import type { IncomingMessage, RequestListener } from "node:http";
import type { BlockList } from "node:net";
import type { Metrics } from "#platform/metrics";
import { endSpan, inRequestSpan } from "#platform/tracing";
import { isInBlockList, normaliseAddress } from "../visitor.ts";
import { kindOfRequest, type RequestKind } from "./request-kind.ts";

type Observers = { metrics: Metrics | undefined; sendsTraces: boolean; trustedProxy: BlockList | undefined };

/** Requested by programs all day, without work worth tracing. */
const untraced: ReadonlySet<RequestKind> = new Set(["asset", "health"]);

/** Measures every request over a connection and wraps it in a span, but no in-process calls of pages. */
export function observeRequests(listener: RequestListener, { metrics, sendsTraces, trustedProxy }: Observers): RequestListener {
  if (!metrics && !sendsTraces) return listener;
  return (request, response) => {
    const startedAt = performance.now();
    const kind = kindOfRequest(request.url ?? "/");
    const answer: Parameters<typeof inRequestSpan>[2] = (span) => {
      response.once("close", () => {
        // The client disconnected before the response.
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

/** Trusts trace headers of a known proxy only, because any client could otherwise choose which requests are recorded. */
function isTrusted({ socket }: IncomingMessage, trustedProxy: BlockList | undefined): boolean {
  return trustedProxy !== undefined && isInBlockList(trustedProxy, normaliseAddress(socket.remoteAddress ?? ""));
}
