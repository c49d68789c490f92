import { randomInt } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";
import { makeAccount, type TestAccount } from "../../support/make-account.ts";
import { test as base } from "./account-steps.ts";

/** A browser that blocks all cookies: a proxy removes them from requests and responses, and storage throws as in Chromium. */
export const test = base.extend({
  proxy: async ({ baseURL }, use) => {
    const proxy = await openProxyWithoutCookies(baseURL!);
    await use({ server: proxy.url, bypass: "<-loopback>" });
    await proxy.close();
  },
  context: async ({ context }, use) => {
    await blockStorage(context);
    await use(context);
  },
});

export function makeAccountOutsideBrowser(site: string): Promise<TestAccount> {
  let cookie = "";
  const from = `10.201.${randomInt(256)}.${randomInt(256)}`;
  return makeAccount({
    async post(url, { data, headers }) {
      const response = await fetch(site + url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "x-forwarded-for": from, cookie },
        body: JSON.stringify(data),
      });
      cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? cookie;
      return response;
    },
  });
}

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: () => "", set: () => {} });
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException(`Failed to read the '${name}' property from 'Window': Access is denied.`, "SecurityError");
        },
      });
  });
}

/** Proxy to the site that removes cookies. It reaches no other host. */
async function openProxyWithoutCookies(site: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer((request, response) => {
    if (!request.url?.startsWith(site)) return void response.destroy();
    const headers = { ...request.headers, cookie: undefined };
    const siteRequest = http.request(request.url, { method: request.method, headers: definedOnly(headers) }, (answer) => {
      response.writeHead(answer.statusCode!, definedOnly({ ...answer.headers, "set-cookie": undefined }));
      answer.pipe(response);
    });
    siteRequest.on("error", () => response.destroy());
    request.pipe(siteRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Leaves out undefined headers, for which Node throws an error. */
function definedOnly(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
