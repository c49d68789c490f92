import { once } from "node:events";
import net from "node:net";
import { expect } from "vitest";
import type { SiteProcess } from "./site-process.ts";

/** An eighth of the sitemap's pages, in every language, as paths: a machine that is busy with other work answers these, too. */
export async function pageAddresses(site: SiteProcess): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const some = addresses.filter((_, index) => index % 8 === 0);
  expect(some.length).toBeGreaterThan(30);
  return some;
}

/** A connection that the server has taken. */
export async function connect(site: SiteProcess): Promise<net.Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = net.connect(Number(port), hostname);
  // Only an answer shows that the server itself, and not just the system, has accepted the connection.
  socket.write("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await once(socket, "data");
  return socket;
}

/** Sends a request and returns all that comes back until the connection ends, or breaks. */
export function exchange(socket: net.Socket, address: string): Promise<string> {
  socket.write(`GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve) => {
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.once("error", (error) => (answer = `${error.message} after ${answer}`));
    socket.once("close", () => resolve(answer));
  });
}
