import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import { BlockList } from "node:net";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort, nginxProgram, startNginx } from "#scripts/running-site/nginx.ts";
import { listen, openTestSite, type TestSite } from "./test-site.ts";

export type EdgeAnswer = { status: number; headers: IncomingHttpHeaders; cookies: string[]; body: Buffer };
export type SendRequest = (
  target: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams },
) => Promise<EdgeAnswer>;
export type SiteRequest = { target: string; method: string; cookie: string };

export type EdgeSite = {
  site: TestSite;
  /** Sends a request to nginx over TLS. */
  requestNginx: SendRequest;
  /** Sends a request to the site itself, as nginx does. */
  requestSite: SendRequest;
  siteRequests: SiteRequest[];
  cacheFolder: string;
  tls: { port: number; certificate: Buffer };
  /** Ends the site's connections while nginx keeps running. */
  stopSite(): Promise<void>;
  close(): Promise<void>;
};

export const edgeHost = "www.example.com";
const configuration = path.resolve(import.meta.dirname, "../../deploy/nginx");
export const hasEdgePrograms = nginxProgram !== undefined && spawnSync("openssl", ["version"]).status === 0;

/** Opens the built site behind nginx. The configuration is that of `deploy/nginx` with other addresses and folders. */
export async function openEdgeSite(): Promise<EdgeSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-edge-"));
  const trustedProxy = new BlockList();
  trustedProxy.addAddress("127.0.0.1");
  const site = await openTestSite({ environment: { siteUrl: new URL(`https://${edgeHost}`), dataDir: folder, trustedProxy } });
  const siteRequests: SiteRequest[] = [];
  const server = await listen({
    listener: (request, response) => {
      siteRequests.push({ target: request.url ?? "", method: request.method ?? "", cookie: request.headers.cookie ?? "" });
      site.listener(request, response);
    },
  });
  const [tlsPort, certificate] = [await freePort(), await makeCertificate(folder)];
  const sitePort = Number(new URL(server.origin).port);
  const nginx = await startEdge(folder, { sitePort, tlsPort });
  const [httpsAgent, httpAgent] = [new https.Agent({ keepAlive: true }), new http.Agent({ keepAlive: true })];
  const host = "127.0.0.1";
  return {
    site,
    requestNginx: sendBy((options) =>
      https.request({ ...options, agent: httpsAgent, host, port: tlsPort, servername: edgeHost, ca: certificate }),
    ),
    requestSite: sendBy((options) => http.request({ ...options, agent: httpAgent, host, port: sitePort })),
    siteRequests,
    cacheFolder: path.join(folder, "cache"),
    tls: { port: tlsPort, certificate },
    stopSite: server.close,
    async close() {
      for (const agent of [httpsAgent, httpAgent]) agent.destroy();
      await nginx.stop();
      await server.close();
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function startEdge(folder: string, { sitePort, tlsPort }: { sitePort: number; tlsPort: number }) {
  const configurationCopy = path.join(folder, "ecactus");
  await cp(configuration, configurationCopy, { recursive: true });
  const [plainPort, innerPort] = [await freePort(), await freePort()];
  await replaceInFile(path.join(configurationCopy, "ecactus.conf"), [
    ["127.0.0.1:3000", `127.0.0.1:${sitePort}`],
    ["listen 80", `listen 127.0.0.1:${plainPort}`],
    ["listen 443", `listen 127.0.0.1:${tlsPort}`],
    ["/var/cache/ecactus", path.join(folder, "cache")],
    [`/etc/letsencrypt/live/${edgeHost}`, folder],
    ["/var/log/nginx", folder],
  ]);
  await replaceInFile(path.join(configurationCopy, "lifetimes.conf"), [["127.0.0.1:3001", `127.0.0.1:${innerPort}`]]);
  // The configuration answers only for its own host, so a separate server block tells when nginx is ready.
  return startNginx(folder, (ready) => `server { listen ${ready}; return 204; } include ecactus/ecactus.conf;`);
}

async function replaceInFile(file: string, replacements: [from: string, to: string][]): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${path.basename(file)} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
}

async function makeCertificate(folder: string): Promise<Buffer> {
  const file = path.join(folder, "fullchain.pem");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-keyout", path.join(folder, "privkey.pem")];
  const subject = ["-subj", `/CN=${edgeHost}`, "-addext", `subjectAltName=DNS:${edgeHost}`];
  const result = spawnSync("openssl", ["req", "-x509", ...key, "-out", file, "-days", "2", ...subject], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(result.stderr);
  return readFile(file);
}

function sendBy(open: (options: { path: string; method: string; headers: OutgoingHttpHeaders }) => http.ClientRequest): SendRequest {
  return (target, { method = "GET", headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body?.toString();
      const type = body instanceof URLSearchParams && { "content-type": "application/x-www-form-urlencoded" };
      const length = text !== undefined && { "content-length": Buffer.byteLength(text) };
      const request = open({ path: target, method, headers: { host: edgeHost, ...type, ...length, ...headers } });
      request.on("error", reject);
      request.on("response", (response: IncomingMessage) => {
        const { statusCode: status = 0, headers: responseHeaders } = response;
        buffer(response).then(
          (responseBody) => resolve({ status, headers: responseHeaders, cookies: responseHeaders["set-cookie"] ?? [], body: responseBody }),
          reject,
        );
      });
      request.end(text);
    });
}
