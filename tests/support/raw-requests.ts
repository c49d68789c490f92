import { once } from "node:events";
import net from "node:net";
import { expect } from "vitest";
import type { SiteProcess } from "#scripts/running-site/site-process.ts";

/** Every eighth page of the sitemap, few enough for a busy machine to answer. */
export async function readPageAddresses(site: SiteProcess): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const sample = addresses.filter((_, index) => index % 8 === 0);
  expect(sample.length).toBeGreaterThan(30);
  return sample;
}

export async function connect(site: SiteProcess): Promise<net.Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = net.connect(Number(port), hostname);
  // Wait for a response: the operating system accepts connections before the server does.
  socket.write("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await once(socket, "data");
  return socket;
}

/** Sends a request and returns all text received until the connection ends or breaks. */
export function sendRawRequest(socket: net.Socket, address: string): Promise<string> {
  socket.write(`GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve) => {
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.once("error", (error) => (answer = `${error.message} after ${answer}`));
    socket.once("close", () => resolve(answer));
  });
}
