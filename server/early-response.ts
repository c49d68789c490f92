import http from "node:http";

/** How much of a request's body the server still reads after its response, and for how long. */
const lingerMs = 2_000;
const lingerBytes = 16 * 1024 * 1024;

/**
 * Response that closes its connection when it is sent before the request's body has arrived. A proxy would otherwise use
 * the connection again while the rest of the body is still on it.
 */
export class EarlyResponse extends http.ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    if (isArriving(this.req)) this.setHeader("connection", "close");
    return super.writeHead(status, ...(rest as [http.OutgoingHttpHeaders?]));
  }

  override end(...rest: unknown[]): this {
    const wasArriving = isArriving(this.req);
    dropBody(this.req);
    if (!wasArriving) return super.end(...(rest as []));
    const [chunk, encoding] = rest;
    const done = rest.find((one) => typeof one === "function") as (() => void) | undefined;
    if (typeof chunk === "string" || chunk instanceof Uint8Array)
      this.write(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
    else this.flushHeaders();
    // Node closes the connection at the end. A client that still sends would then be reset before it has read the response.
    void readRest(this.req).then(() => super.end(done));
    return this;
  }
}

/** Whether a request has a body. */
export function hasBody({ headers }: http.IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isArriving(request: http.IncomingMessage): boolean {
  return hasBody(request) && !request.complete && !request.destroyed;
}

/** Reads on without an owner. Listeners of an abandoned web stream would pause the request after each chunk. */
function dropBody(request: http.IncomingMessage): void {
  if (!hasBody(request) || request.readableEnded || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}

function readRest(request: http.IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = lingerBytes;
    const timer = setTimeout(stop, lingerMs);
    request.on("data", count);
    request.once("end", stop);
    request.once("close", stop);

    function count(chunk: Buffer) {
      left -= chunk.length;
      if (left < 0) stop();
    }
    function stop() {
      clearTimeout(timer);
      request.off("data", count);
      resolve();
    }
  });
}
