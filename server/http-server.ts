import http from "node:http";
import type { BlockList, Socket } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import type { Log } from "#platform/log";
import { EarlyResponse, hasBody } from "./early-response.ts";
import { refuseConnection } from "./refuse-connection.ts";
import { isIn, limitedAddress, plainAddress } from "./visitor.ts";

export type HttpLimits = {
  /** For the head of a request, and for the whole of it, in ms. */
  headersMs: number;
  requestMs: number;
  /** For a whole request to one of the `uploads`: 50 MB on a slow line. */
  uploadMs: number;
  /** After this an upload goes on only as long as it has brought `uploadRate` bytes a second on average. */
  uploadGraceMs: number;
  uploadRate: number;
  /** How long a client may take none of its answer, or send nothing of its request. */
  stalledMs: number;
  /** Between two requests. A proxy keeps a connection for a minute: whoever is about to ask must not meet one that is being closed. */
  idleMs: number;
  /** How often the server looks for slow heads and slow uploads. */
  checkMs: number;
  /** Open connections of one address; an office behind one has six for each browser. */
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

/** The site on connections that cost no more than their use: slow ones are cut, and one address has a bounded number, unless it is a trusted proxy's. */
export function createHttpServer(input: {
  listener: http.RequestListener;
  trustedProxy: BlockList | undefined;
  log: Log;
  /** Paths whose requests may take longer. */
  uploads: ReadonlySet<string>;
  limits?: Partial<HttpLimits>;
}): HttpServer {
  const all = { ...limits, ...input.limits };
  const { headersMs, requestMs, stalledMs, idleMs, checkMs, perAddress } = all;
  // A server has one limit for all whole requests: those with a body have one of their own instead.
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
    // Or a client that keeps asking on one connection would hold up the stop until its limit.
    if (stopping) response.setHeader("connection", "close");
    // Nothing moves while the site is still at work on the answer, and that is no fault of the client's.
    response.on("timeout", (socket: Socket) => void ((response.headersSent || !request.complete) && socket.destroy()));
    if (!hasBody(request)) return input.listener(request, response);
    if (input.uploads.has(request.url?.split("?")[0] ?? "")) cutSlowUpload(request, all);
    else cutLater(request, requestMs);
    // A body that came together with its head has arrived then, so that even an immediate response keeps the connection.
    setImmediate(() => input.listener(request, response));
  });
  server.timeout = stalledMs;
  server.on("connection", () => void (arrived += 1));
  server.on("clientError", refuseConnection);
  boundConnections(server, { ...input, perAddress });

  const stop = async () => {
    stopping = true;
    // The system would break off what it has accepted and this process has not: they are answered first.
    const deadline = performance.now() + drainLimitMs;
    for (let before = -1; before !== arrived && performance.now() < deadline;) {
      before = arrived;
      await pause(quietMs);
      await turn();
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await closed;
  };
  return { server, stop };
}

/** The port that a server has; it is free to choose one where it was given 0. */
export function portOf(server: http.Server): number | undefined {
  const address = server.address();
  return typeof address === "object" ? address?.port : undefined;
}

/** Breaks a request off that has not arrived as a whole by then. */
function cutLater(request: http.IncomingMessage, ms: number): void {
  const timer = setTimeout(() => void (request.complete || request.destroy()), ms);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
}

/** Breaks an upload off that drips after its grace time, or that has not arrived as a whole at its end. */
function cutSlowUpload(request: http.IncomingMessage, { uploadMs, uploadGraceMs, uploadRate, checkMs }: HttpLimits): void {
  const { socket } = request;
  const [begun, bytesBefore] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const ms = performance.now() - begun;
    const isDripping = ms > uploadGraceMs && socket.bytesRead - bytesBefore < (uploadRate * ms) / 1000;
    if (!request.complete && (isDripping || ms > uploadMs)) request.destroy();
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
    const address = plainAddress(socket.remoteAddress ?? "");
    if (trustedProxy && isIn(trustedProxy, address)) return;
    const who = limitedAddress(address);
    const count = (open.get(who) ?? 0) + 1;
    open.set(who, count);
    socket.once("close", () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left === 0) open.delete(who);
      else open.set(who, left);
    });
    if (count <= perAddress) return;
    socket.destroy();
    if (performance.now() - loggedAt < refusalLogMs) return;
    loggedAt = performance.now();
    log.warn("connections.refused", { open: count });
  });
}
