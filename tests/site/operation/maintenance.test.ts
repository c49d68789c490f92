import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { importSiteConfig, saveSiteConfig } from "#domain/site-config";
import type { Site } from "#domain/site-config/schema";
import { contentDirectory } from "#server/services.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const literal = "Page maintenance, please look forward to.";
const message = `<p data-status-message="${literal}"[^>]*>Seite in Wartung, bald wieder da.</p>`;

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

async function close(language: Language, maintenance: Site["maintenance"]): Promise<void> {
  const config = { site: { brand: "eCactus", maintenance }, copy: {} };
  const outcome = await saveSiteConfig(site.services.context, { configKey: languages[language].configKey, config, canBeClosed });
  expect(outcome).toEqual({ ok: true });
}
const status = async (address: string, init?: RequestInit) => (await site.visit(address, init)).status;
const waitForStatus = (address: string, expectedStatus: number) =>
  poll(
    () => status(address),
    (currentStatus) => currentStatus === expectedStatus,
  );

afterEach(async () => {
  await close("de", []);
  await close("en", []);
  await waitForStatus("/de/products", 200);
});

test.each([
  ["/maintenance", "Page en maintenance, bientôt de retour."],
  ["/en/maintenance", literal],
  ["/cn/maintenance", "页面维护，敬请期待。"],
  ["/au/maintenance", literal],
  ["/de/maintenance", "Seite in Wartung, bald wieder da."],
])("the address %s shows the maintenance page and its message in that language", async (address, expectedText) => {
  const response = await site.visit(address);
  expect(response.status).toBe(200);
  const page = (await response.text()).replaceAll(/[\u200b\u2060]/g, "");
  expect(/<p data-status-message="([^"]*)"[^>]*>([^<]*)</.exec(page)?.slice(1)).toEqual([literal, expectedText]);
});

describe("page under maintenance", () => {
  test("answers an uncacheable 503 placeholder until maintenance ends", async () => {
    expect(await status("/de/products")).toBe(200);
    await close("de", ["/products"]);
    await waitForStatus("/de/products", 503);
    const response = await site.visit("/de/products?category=battery");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(`<html lang="de"`);
    expect(html).toContain("<title>Seite in Wartung | eCactus</title>");
    expect(html).toMatch(/<main[\s\S]*href="\/de"[\s\S]*<\/main>/);
    expect(html).toContain('href="/de/support-center"');
    expect(html).toMatch(new RegExp(message));
    await close("de", []);
    await waitForStatus("/de/products", 200);
    expect(await (await site.visit("/de/products")).text()).not.toContain(literal);
  });

  test.each(["/de/products/_payload.json", "/de/products.data"])("answers 503 for %s", async (address) => {
    await close("de", ["/products"]);
    await waitForStatus(address, 503);
    const { headers } = await site.visit(address);
    expect([headers.get("cache-control"), headers.get("retry-after")]).toEqual(["no-store", expect.stringMatching(/^\d+$/)]);
  });

  test("answers 503 to a submitted form", async () => {
    await close("de", ["/contact-us"]);
    await waitForStatus("/de/contact-us", 503);
    const init = { method: "POST", body: new URLSearchParams({ name: "Zoë" }), headers: { "sec-fetch-site": "same-origin" } };
    expect(await status("/de/contact-us", init)).toBe(503);
  });

  test.each([
    ["a single page of a route", "/products/copia", "/de/products/copia", "/de/products/smart-plug"],
    ["every page of a route", "/products/:id", "/de/products/copia", "/de/products"],
  ])("can be %s", async (_, path, statusWhenClosed, open) => {
    await close("de", [path]);
    await waitForStatus(statusWhenClosed, 503);
    expect(await status(open)).toBe(200);
  });

  test("shows its message and end time, and is available again when that time has passed", async () => {
    const end = new Date(Date.now() + 90 * 60_000);
    await close("de", [{ path: "/products", message: "Wir zählen die Regale neu.", until: end.toISOString() }]);
    await waitForStatus("/de/products", 503);
    const response = await site.visit("/de/products");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(80 * 60);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(90 * 60);
    const html = await response.text();
    expect(html).toMatch(/Wir zählen die Regale neu\. Voraussichtlich wieder da: \d+\.\s.+ UTC\./);
    await close("de", [{ path: "/products", until: new Date(Date.now() - 1000).toISOString() }]);
    await waitForStatus("/de/products", 200);
  });

  test("applies to its own language only, also when that is English", async () => {
    await close("en", ["/products"]);
    await waitForStatus("/en/products", 503);
    expect(await Promise.all(["/products", "/cn/products", "/au/products", "/de/products"].map((address) => status(address)))).toEqual([
      200, 200, 200, 200,
    ]);
  });

  test("does not affect the home page, the API, files and unknown addresses", async () => {
    await close("de", ["/products", "/search", "/login"]);
    await waitForStatus("/de/login", 503);
    const responses = await Promise.all(
      ["/de", "/de/index.html", "/de/maintenance", "/api/product/list", "/robots.txt", "/healthz", "/de/nowhere"].map((address) =>
        status(address),
      ),
    );
    expect(responses).toEqual([200, 200, 200, 200, 200, 200, 404]);
    expect(await (await site.visit("/de")).text()).not.toContain('maintenance":["/products');
  });
});

test.each(["/prodcts", "/products/", "/Products", "/products/COPIA", "/", "/index.html", "/maintenance", "/admin", "/api", "/de/products"])(
  "the site config rejects %s as a page under maintenance",
  async (path) => {
    const config = { site: { brand: "eCactus", maintenance: [path] }, copy: {} };
    expect(await saveSiteConfig(site.services.context, { configKey: "de-DE", config, canBeClosed })).toEqual({
      ok: false,
      reason: "invalidData",
    });
  },
);

test("the site config import rejects an invalid maintenance path and names it", async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-site-"));
  await mkdir(path.join(directory, "site"));
  for (const code of Object.keys(languages)) {
    const text = await readFile(path.join(contentDirectory, "site", `${code}.yaml`), "utf8");
    await writeFile(path.join(directory, "site", `${code}.yaml`), code === "de" ? `${text}\nmaintenance: [/products, /prodcts]\n` : text);
  }
  await expect(importSiteConfig(site.services.context, { directory, canBeClosed })).rejects.toThrow(/de\.yaml: maintenance: \/prodcts /);
  await rm(directory, { recursive: true });
});
