import http from "node:http";

const lingerMs = 2_000;
const lingerBytes = 16 * 1024 * 1024;

/**
 * Closes the connection if the response is sent before the request body has arrived, because a proxy would otherwise reuse a
 * connection that still carries the rest of the body.
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
    const callback = rest.find((argument) => typeof argument === "function") as (() => void) | undefined;
    if (typeof chunk === "string" || chunk instanceof Uint8Array)
      this.write(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
    else this.flushHeaders();
    // Delays the end: Node would close the connection at once, and a client that is still sending would get a reset before reading
    // the response.
    void readRest(this.req).then(() => super.end(callback));
    return this;
  }
}

export function hasBody({ headers }: http.IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isArriving(request: http.IncomingMessage): boolean {
  return hasBody(request) && !request.complete && !request.destroyed;
}

/** Discards the body without a consumer. Listeners of an abandoned web stream would pause the request after each chunk. */
function dropBody(request: http.IncomingMessage): void {
  if (!hasBody(request) || request.readableEnded || request.destroyed) return;
  request.removeAllListeners("data");
  request.resume();
}

function readRest(request: http.IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let remaining = lingerBytes;
    const timer = setTimeout(stop, lingerMs);
    request.on("data", count);
    request.once("end", stop);
    request.once("close", stop);

    function count(chunk: Buffer) {
      remaining -= chunk.length;
      if (remaining < 0) stop();
    }
    function stop() {
      clearTimeout(timer);
      request.off("data", count);
      resolve();
    }
  });
}
