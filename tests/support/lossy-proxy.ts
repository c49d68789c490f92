import http from "node:http";
import type { AddressInfo } from "node:net";

export type LossyProxy = {
  url: string;
  /** Passes the next request for a path on, and answers it with an HTML error page in place of the site's answer. */
  loseAnswer(path: string, status: 502 | 504): void;
  /** Number of requests for a path that the site has answered. */
  passedOn(path: string): number;
  close(): Promise<void>;
};

/** Starts a reverse proxy in front of a site. */
export async function startLossyProxy(siteUrl: string): Promise<LossyProxy> {
  const site = new URL(siteUrl);
  const lost = new Map<string, 502 | 504>();
  const passed = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const { method, url: target = "/", headers } = request;
    const path = target.replace(/\?.*$/, "");
    const onward = http.request({ host: site.hostname, port: site.port, method, path: target, headers }, (answer) => {
      passed.set(path, (passed.get(path) ?? 0) + 1);
      const status = lost.get(path);
      lost.delete(path);
      if (status === undefined) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        return;
      }
      answer.resume();
      response.writeHead(status, { "content-type": "text/html" });
      response.end(`<html><body><h1>${status} ${http.STATUS_CODES[status]}</h1><hr>proxy</body></html>`);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, site.hostname, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${site.hostname}:${port}`,
    loseAnswer: (path, status) => void lost.set(path, status),
    passedOn: (path) => passed.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
