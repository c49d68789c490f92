import http from "node:http";
import type { AddressInfo } from "node:net";

export type LossyProxy = {
  url: string;
  /** Forwards the next request for a path, but responds with an HTML error page instead of the site's response. */
  loseAnswer(path: string, status: 502 | 504): void;
  /** Number of requests for a path to which the site has responded. */
  passedOn(path: string): number;
  close(): Promise<void>;
};

/** Starts a reverse proxy in front of a site. */
export async function startLossyProxy(siteUrl: string): Promise<LossyProxy> {
  const site = new URL(siteUrl);
  const lostResponses = new Map<string, 502 | 504>();
  const counts = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const { method, url: target = "/", headers } = request;
    const path = target.replace(/\?.*$/, "");
    const forwarded = http.request({ host: site.hostname, port: site.port, method, path: target, headers }, (answer) => {
      counts.set(path, (counts.get(path) ?? 0) + 1);
      const status = lostResponses.get(path);
      lostResponses.delete(path);
      if (status === undefined) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        return;
      }
      answer.resume();
      response.writeHead(status, { "content-type": "text/html" });
      response.end(`<html><body><h1>${status} ${http.STATUS_CODES[status]}</h1><hr>proxy</body></html>`);
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, site.hostname, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${site.hostname}:${port}`,
    loseAnswer: (path, status) => void lostResponses.set(path, status),
    passedOn: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
