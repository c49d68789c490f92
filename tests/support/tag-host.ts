import http from "node:http";
import type { AddressInfo } from "node:net";

export type TagHost = { origin: string; host: string; requestedPaths: Set<string>; close(): Promise<void> };

/** Starts a tag host, whose script loads an image, sends a request and adds an iframe. */
export async function openTagHost(): Promise<TagHost> {
  const requestedPaths = new Set<string>();
  const server = http.createServer(({ url = "" }, response) => {
    requestedPaths.add(url);
    const isScript = url === "/tag.js";
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html", "referrer-policy": "unsafe-url" });
    response.end(isScript ? script(origin) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    host,
    requestedPaths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const script = (origin: string) => `
new Image().src = "${origin}/picture";
fetch("${origin}/call", { mode: "no-cors" });
document.body.append(Object.assign(document.createElement("iframe"), { src: "${origin}/frame" }));`;

export const tagContainer = (...hosts: TagHost[]) => `for (const origin of ${JSON.stringify(hosts.map(({ origin }) => origin))})
  document.head.append(Object.assign(document.createElement("script"), { src: origin + "/tag.js" }));`;
