import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nginxSite } from "../../../scripts/export/nginx-site.ts";
import { filesOf, readAddresses, writeSite, type Exported } from "../../../scripts/export/write-site.ts";
import { nginxProgram, startNginx, type Nginx } from "#scripts/running-site/nginx.ts";
import { languageCookies, proxiedRequests, type ProxiedRequest } from "../../support/proxied-requests.ts";
import { publish } from "../../support/test-context.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

const assets = path.resolve(import.meta.dirname, "../../../build/client/assets");
let site: TestSite;
let server: Awaited<ReturnType<typeof listen>>;
let folder: string;
let exportedSite: Exported;
let listPages: ReturnType<typeof filesOf>[];

beforeAll(async () => {
  site = await openTestSite();
  server = await listen(site);
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-export-"));
  for (let index = 0; index < 60; index += 1) {
    const texts = { kind: "installer", lines: ["residential"], name: `New ${index}`, city: "Ulm" };
    const data = { order: 9000 + index, country: "DE", place: { latitude: 48 + index / 20, longitude: 9 }, ...texts };
    await publish(site.services.context, { type: "distributor", key: `installer-new-${index}`, data });
  }
  // Export a few pages of each kind, because compression takes long.
  const addresses = (await readAddresses(site.visit)).filter((address) =>
    /^((\/(en|cn|au|de))?(\/|\/index.html|\/about-us|\/login|\/products|\/products\/copia)?|\/en\/how-to-buy)$/.test(address),
  );
  exportedSite = await writeSite(site.visit, addresses, folder, assets);
  listPages = ["", ...Array.from({ length: 9 }, (_, index) => `?page=${index + 2}`)]
    .map((query) => filesOf(`/en/how-to-buy${query}`))
    .filter(({ page }) => existsSync(path.join(folder, page)));
});
afterAll(async () => {
  await server.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

test("the static export writes every page of a list that its pages link to", async () => {
  expect(listPages.length).toBeGreaterThanOrEqual(3);
  for (const [index, { page, payload }] of listPages.entries()) {
    const html = await readFile(path.join(folder, page), "utf8");
    expect(html.includes(`href="/en/how-to-buy?page=${index + 2}"`)).toBe(index + 1 < listPages.length);
    expect(html).toContain('<li id="');
    expect(JSON.parse(await readFile(path.join(folder, payload), "utf8"))).toEqual(expect.anything());
  }
});

test("the static export writes cacheable pages and skips pages that depend on the visitor", () => {
  expect(exportedSite.pages - listPages.length).toBe(25);
  expect(exportedSite.left.map((address) => address.replace(/^\/(en|cn|au|de)/, ""))).toEqual(Array(5).fill("/login"));
});

describe.skipIf(!nginxProgram)("nginx with the exported configuration", () => {
  let nginx: Nginx;
  beforeAll(async () => {
    const { host } = new URL(server.origin);
    nginx = await startNginx(folder, (ownServer) =>
      nginxSite({ environment: site.services.environment, folder, listen: ownServer, server: host, policies: exportedSite.policies }),
    );
  });
  afterAll(() => nginx.stop());

  const comparedHeaders = [
    "content-type",
    "content-length",
    "content-encoding",
    "content-language",
    "content-security-policy",
    "cross-origin-resource-policy",
    "access-control-allow-origin",
    "cache-control",
    "location",
    "set-cookie",
    "vary",
    "x-content-type-options",
    "referrer-policy",
    "allow",
  ];
  /** Status, compared headers and body of a response. ETags are left out, because each server computes its own. */
  const answerOf = async (origin: string, address: string, init: RequestInit) => {
    const response = await fetch(origin + address, { redirect: "manual", ...init });
    const body = Buffer.from(await response.arrayBuffer()).toString("base64url");
    const headers = Object.fromEntries(
      comparedHeaders.map((name) => [
        name,
        name === "vary" ? vary(response) : (response.headers.get(name)?.replace("UTF-8", "utf-8") ?? null),
      ]),
    );
    return { status: response.status, headers, body };
  };
  const vary = ({ headers }: Response) => (headers.get("vary") ?? "").split(/, */).filter(Boolean).toSorted().join();

  test.each([
    ...proxiedRequests,
    ["an address without prefix with French chosen", "/about-us", { headers: languageCookies("fr", "fr") }],
    ["an address without prefix with Chinese chosen", "/products?category=battery", { headers: languageCookies("cn", "zh-CN") }],
    ["a switch of the language", "/about-us?switchLang=de", {}],
    ["a further page of a list", "/en/how-to-buy?page=2", {}],
    ["the payload of a further page", "/en/how-to-buy/_payload.json?page=2", {}],
    ["a page number beyond the end", "/en/how-to-buy?page=99", {}],
    ["a page number of a page without a list", "/en/about-us?page=2", {}],
    ["a page that does not exist", "/en/nothing-here", {}],
    [
      "a POST to a page without a form",
      "/about-us",
      { method: "POST", body: "x=1", headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" } },
    ],
  ] as ProxiedRequest[])("answers like the server to %s: %s", async (_, address, init) => {
    const uncompressedInit = { ...init, headers: { "accept-encoding": "identity", ...init.headers } };
    const [serverAnswer, nginxAnswer] = [
      await answerOf(server.origin, address, uncompressedInit),
      await answerOf(nginx.origin, address, uncompressedInit),
    ];
    // Ignore the body of an error page, which contains a request id.
    if (serverAnswer.status === 404) serverAnswer.body = nginxAnswer.body = "";
    expect(nginxAnswer).toEqual(serverAnswer);
  });

  test("serves entry images from files, and unknown variants like the server", async () => {
    const page = await (await site.visit("/en/products/copia")).text();
    const pictures = [...new Set(page.match(/\/media\/[a-z0-9-]+\.(?:avif|webp|jpg)/g))];
    expect(pictures.length).toBeGreaterThan(30);
    for (const address of pictures) expect(existsSync(path.join(folder, address)), address).toBe(true);
    for (const address of [pictures[0]!, pictures[0]!.replace(/-\d+\./, "-7.")])
      expect(await answerOf(nginx.origin, address, {})).toEqual(await answerOf(server.origin, address, {}));
  });

  test("serves the same page compressed with gzip", async () => {
    const readCompressed = async (origin: string) =>
      (await fetch(`${origin}/de/products`, { headers: { "accept-encoding": "gzip", ...languageCookies("de", "de") } })).text();
    expect(await readCompressed(nginx.origin)).toBe(await readCompressed(server.origin));
  });

  test("serves exported pages without the server and answers 502 for others", async () => {
    await server.close();
    for (const address of ["/en/how-to-buy?page=2", "/en/how-to-buy/_payload.json?page=2&k3Jd9"])
      expect((await fetch(nginx.origin + address)).status, address).toBe(200);
    expect((await fetch(`${nginx.origin}/de/products/copia`)).status).toBe(200);
    expect((await fetch(`${nginx.origin}/login`)).status).toBe(502);
  });
});
