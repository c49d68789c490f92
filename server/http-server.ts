import http from "node:http";
import type { BlockList, Socket } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import type { Log } from "#platform/log";
import { EarlyResponse, hasBody } from "./early-response.ts";
import { refuseConnection } from "./refuse-connection.ts";
import { isInBlockList, rateLimitKeyOf, normaliseAddress } from "./visitor.ts";

export type HttpLimits = {
  headersMs: number;
  requestMs: number;
  /** Time limit of a request to one of the `uploads`, enough for 50 MB on a slow connection. */
  uploadMs: number;
  /** Time after which an upload must have an average of at least `uploadRate` bytes per second. */
  uploadGraceMs: number;
  uploadRate: number;
  /** Longest time without progress, in reading the response or sending the request. */
  stalledMs: number;
  /** Idle time between two requests. Longer than a proxy's 60 s, so that the proxy never reuses a connection that is closing. */
  idleMs: number;
  /** Interval of the checks for slow heads and slow uploads. */
  checkMs: number;
  /** Open connections per address. An office behind one address has six per browser. */
  perAddress: number;
};

const limits: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  uploadMs: 900_000,
  uploadGraceMs: 60_000,
  uploadRate: 16_000,
  stalledMs: 30_000,
  idleMs: 75_000,
  checkMs: 2_000,
  perAddress: 512,
};
const quietMs = 100;
const drainLimitMs = 5_000;
const refusalLogMs = 60_000;

export type HttpServer = { server: http.Server; stop(): Promise<void> };

/** Creates a server that cuts slow connections and limits the connections per address, except a trusted proxy's. */
export function createHttpServer(input: {
  listener: http.RequestListener;
  trustedProxy: BlockList | undefined;
  log: Log;
  uploads: ReadonlySet<string>;
  limits?: Partial<HttpLimits>;
}): HttpServer {
  const all = { ...limits, ...input.limits };
  const { headersMs, requestMs, stalledMs, idleMs, checkMs, perAddress } = all;
  // Disables Node's single limit for whole requests; requests with a body get limits per path instead.
  const options = {
    headersTimeout: headersMs,
    requestTimeout: 0,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkMs,
    ServerResponse: EarlyResponse,
  };
  let stopping = false;
  let arrived = 0;
  const server = http.createServer(options, (request, response) => {
    arrived += 1;
    // Prevents a client that reuses its connection from delaying the shutdown.
    if (stopping) response.setHeader("connection", "close");
    // Ignores the timeout while the site is still working on the response, which is not the client's fault.
    response.on("timeout", (socket: Socket) => void ((response.headersSent || !request.complete) && socket.destroy()));
    if (!hasBody(request)) return input.listener(request, response);
    if (input.uploads.has(request.url?.split("?")[0] ?? "")) cutSlowUpload(request, all);
    else cutLater(request, requestMs);
    // Waits a turn, so that a body in the same packet as its head counts as arrived and the connection is kept.
    setImmediate(() => input.listener(request, response));
  });
  server.timeout = stalledMs;
  server.on("connection", () => void (arrived += 1));
  server.on("clientError", refuseConnection);
  boundConnections(server, { ...input, perAddress });

  const stop = async () => {
    stopping = true;
    // Serves connections that the kernel has already accepted, because closing the server would reset them.
    const deadline = performance.now() + drainLimitMs;
    for (let handled = -1; handled !== arrived && performance.now() < deadline;) {
      handled = arrived;
      await pause(quietMs);
      await turn();
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await closed;
  };
  return { server, stop };
}

/** Returns the port of a listening server; the system chooses it if the setting is 0. */
export function portOf(server: http.Server): number | undefined {
  const address = server.address();
  return typeof address === "object" ? address?.port : undefined;
}

/** Aborts a request that has not arrived completely within the time limit. */
function cutLater(request: http.IncomingMessage, ms: number): void {
  const timer = setTimeout(() => void (request.complete || request.destroy()), ms);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
}

/** Aborts an upload that is too slow after its grace period or incomplete at its time limit. */
function cutSlowUpload(request: http.IncomingMessage, { uploadMs, uploadGraceMs, uploadRate, checkMs }: HttpLimits): void {
  const { socket } = request;
  const [startedAt, bytesBefore] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const ms = performance.now() - startedAt;
    const isTooSlow = ms > uploadGraceMs && socket.bytesRead - bytesBefore < (uploadRate * ms) / 1000;
    if (!request.complete && (isTooSlow || ms > uploadMs)) request.destroy();
  }, checkMs);
  timer.unref();
  request.once("close", () => clearInterval(timer));
}

function boundConnections(
  server: http.Server,
  { perAddress, trustedProxy, log }: { perAddress: number; trustedProxy: BlockList | undefined; log: Log },
): void {
  const open = new Map<string, number>();
  let loggedAt = -refusalLogMs;
  server.on("connection", (socket) => {
    const address = normaliseAddress(socket.remoteAddress ?? "");
    if (trustedProxy && isInBlockList(trustedProxy, address)) return;
    const who = rateLimitKeyOf(address);
    const count = (open.get(who) ?? 0) + 1;
    open.set(who, count);
    socket.once("close", () => {
      const remaining = (open.get(who) ?? 1) - 1;
      if (remaining === 0) open.delete(who);
      else open.set(who, remaining);
    });
    if (count <= perAddress) return;
    socket.destroy();
    if (performance.now() - loggedAt < refusalLogMs) return;
    loggedAt = performance.now();
    log.warn("connections.refused", { open: count });
  });
}
