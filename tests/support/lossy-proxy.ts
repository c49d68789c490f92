import http from "node:http";
import type { AddressInfo } from "node:net";

export type LossyProxy = {
  url: string;
  /** Forwards the next request for a path, but replaces the site's response by an HTML error page. */
  loseNextResponse(path: string, status: 502 | 504): void;
  countForwarded(path: string): number;
  close(): Promise<void>;
};

export async function startLossyProxy(siteUrl: string): Promise<LossyProxy> {
  const site = new URL(siteUrl);
  const lostResponses = new Map<string, 502 | 504>();
  const counts = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const { method, url: target = "/", headers } = request;
    const path = target.replace(/\?.*$/, "");
    const siteRequest = http.request({ host: site.hostname, port: site.port, method, path: target, headers }, (answer) => {
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
    siteRequest.on("error", () => response.destroy());
    response.on("close", () => siteRequest.destroy());
    request.pipe(siteRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, site.hostname, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${site.hostname}:${port}`,
    loseNextResponse: (path, status) => void lostResponses.set(path, status),
    countForwarded: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
