import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeText, type Code } from "#app/pages/open-api/code.ts";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { callsPerMinute } from "#domain/open-api/schema";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openApiKeyClient } from "../../support/open-api-key-client.ts";
import { openTestApi } from "../../support/test-api.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const run = promisify(execFile);

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const wechat = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50" };
const safari = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1" };
const readPage = async (address: string, headers: Record<string, string> = {}) => {
  const response = await site.visit(address, { headers });
  expect(response.status).toBe(200);
  return { html: await response.text(), headers: response.headers };
};
const payload = async <Data>(address: string, headers: Record<string, string> = {}) =>
  (await (await site.visit(`${address}/_payload.json`, { headers })).json()) as Data;
const links = (html: string) => [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href);

describe("app download page", () => {
  test("asks visitors inside WeChat to use a browser and is uncacheable", async () => {
    const insideWeChat = await readPage("/en/app-download", wechat);
    const outsideWeChat = await readPage("/en/app-download", safari);
    const heading = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)![1];
    expect(heading(insideWeChat.html)).not.toBe(heading(outsideWeChat.html));
    expect(insideWeChat.html).toContain("WeChat");
    expect(insideWeChat.headers.get("cache-control")).toBe("no-store");
    expect(heading((await readPage("/en/app-download", wechat)).html)).toBe(heading(insideWeChat.html));
    expect(await payload("/en/app-download", wechat)).toMatchObject({ inAppBrowser: "WeChat" });
    expect(await payload("/en/app-download", safari)).not.toHaveProperty("inAppBrowser");
  });

  test("shows its own address and a QR code in each language", async () => {
    const codes = new Set<string>();
    for (const code of languageCodes) {
      const address = localPath(code, "/app-download");
      const data = await payload<{ address: string; code: { d: string } }>(address, { cookie: `official_lang_cache@v1=${code}` });
      expect(data.address).toBe(new URL(address, "http://site.test").href);
      codes.add(data.code.d);
    }
    expect(codes.size).toBe(languageCodes.length);
  });

  test("links to a store only if site config has its address", async () => {
    const externalLinks = async () => links((await readPage("/de/app-download", safari)).html).filter((href) => href!.startsWith("https:"));
    expect(await externalLinks()).toEqual([]);
    const playStoreUrl = "https://play.example/ecos";
    const { context } = site.services;
    expect(
      await saveSiteConfig(context, { configKey: "de-DE", config: { site: { brand: "eCactus", playStoreUrl }, copy: {} }, canBeClosed }),
    ).toEqual({ ok: true });
    expect(await externalLinks()).toEqual([playStoreUrl]);
    const unsafeBrand = { brand: "eCactus", apkUrl: "javascript:alert(1)" };
    expect(await saveSiteConfig(context, { configKey: "de-DE", config: { site: unsafeBrand, copy: {} }, canBeClosed })).toMatchObject({
      ok: false,
    });
  });
});

describe("Open API page", () => {
  type Data = {
    list: string;
    failingUrl: string;
    responses: { list: { code: Code }; error: Code };
    groups: { tag: string; calls: { method: string; path: string }[] }[];
    figures: { calls: string };
    samples: { id: string; code: Code }[];
    setup: Code;
    sandbox: { samples: { id: string; code: Code }[] };
    downloads: Record<"client" | "description", { url: string; size: string }>;
  };
  const runSample = (id: string, code: string, variables = {}) => {
    const [program, ...options] = {
      curl: ["bash", "-c"],
      javascript: [process.execPath, "--input-type=module", "-e"],
      python: ["python3", "-c"],
    }[id]!;
    return run(program!, [...options, code], { env: { ...process.env, ...variables } });
  };

  test.each(testedLanguages)("shows the API's real responses to its examples in %s", async (code) => {
    const data = await payload<Data>(localPath(code, "/platform/open-api"), { cookie: `official_lang_cache@v1=${code}` });
    const apiResponse = (await (await site.visit(data.list)).json()) as { data: Record<string, unknown>[] };
    const exampleResponse = JSON.parse(codeText(data.responses.list.code)) as { code: number; data: Record<string, unknown>[] };
    expect(exampleResponse.code).toBe(200);
    expect(exampleResponse.data).toHaveLength(1);
    expect(apiResponse.data[0]).toMatchObject({
      ...exampleResponse.data[0],
      figures: expect.arrayContaining(exampleResponse.data[0]!.figures as unknown[]),
    });
    expect(exampleResponse.data[0]!.websiteId).toBe(code === "fr" ? languages.en.websiteId : languages[code].websiteId);
    expect(JSON.parse(codeText(data.responses.error))).toEqual(await (await site.visit(data.failingUrl)).json());
    expect(data.figures.calls).toBe(String(callsPerMinute));
  });

  test("prints first calls that run as they stand, without a key", async () => {
    const { samples } = await payload<Data>("/en/platform/open-api");
    const { origin, close } = await listen(site);
    expect(samples.map(({ id }) => id)).toEqual(["curl", "javascript", "python"]);
    for (const { id, code } of samples) {
      const { stdout } = await runSample(id, codeText(code).replaceAll("http://site.test", origin));
      expect([id, stdout]).toEqual([id, expect.stringContaining("agave-th")]);
    }
    await close();
  });

  test("explains the variables of the sandbox samples, which then run with a key", async () => {
    const { setup, sandbox } = await payload<Data>("/en/platform/open-api");
    const printedSetup = codeText(setup);
    const { document } = new JSDOM((await readPage("/en/platform/open-api")).html).window;
    const text = document.querySelector("main")!.textContent;
    expect(text.indexOf("export ECACTUS_API=")).toBe(text.indexOf("ECACTUS_API") - "export ".length);
    expect(printedSetup).toBe('export ECACTUS_API="http://site.test/api"\nexport ECACTUS_KEY="ek_….…"');
    const { key } = await openApiKeyClient(openTestApi(site.services.context));
    const { origin, close } = await listen(site);
    const setupLines = printedSetup.replace("http://site.test", origin).replace("ek_….…", key);
    const curl = codeText(sandbox.samples.find(({ id }) => id === "sandbox-curl")!.code);
    expect((await runSample("curl", `${setupLines}\n${curl}`)).stdout).toMatch(/"simulated":true[\s\S]*"state":"accepted"/);
    await close();
  });

  test("prints the address of the site in its samples, never that of the machine, and colours without code for the browser", async () => {
    for (const address of ["/platform/open-api", "/en/platform/open-api", "/de/platform/open-api"]) {
      const { document } = new JSDOM((await readPage(address)).html).window;
      const blocks = [...document.querySelectorAll("main pre")];
      const text = blocks.map(({ textContent }) => textContent).join("\n");
      expect(text).toContain("http://site.test/api");
      expect(text).not.toMatch(/localhost|127\.0\.0\.1/);
      for (const block of blocks) expect(block.querySelector("code > span"), block.textContent).not.toBeNull();
    }
  });

  test.each([
    ["fr", "Cette API n’atteint aucune installation réelle", "Aucune table de registres Modbus n’est publiée ici."],
    ["en", "This API reaches no real plant", "No Modbus register map is published here."],
    ["cn", "此 API 无法访问真实电站", "本站未发布 Modbus 寄存器表。"],
    ["au", "This API reaches no real plant", "No Modbus register map is published here."],
    ["de", "Reale Anlagen erreicht diese API nicht", "Eine Modbus-Registertabelle ist hier nicht veröffentlicht."],
  ] as const)("says in %s that it reaches no real plants and publishes no Modbus registers", async (code, plants, modbus) => {
    const { html } = await readPage(localPath(code, "/platform/open-api"), { cookie: `official_lang_cache@v1=${code}` });
    expect(html).toContain(plants);
    expect(html).toContain(modbus);
  });

  test("offers the TypeScript client and the OpenAPI document with their sizes", async () => {
    const { downloads } = await payload<Data>("/en/platform/open-api");
    const { html } = await readPage("/en/platform/open-api");
    for (const [name, { url, size }] of [
      ["ecactus.ts", downloads.client],
      ["ecactus-openapi.json", downloads.description],
    ] as const) {
      const bytes = (await (await site.visit(url)).arrayBuffer()).byteLength;
      expect(size).toBe(`${Math.round(bytes / 1000)} kB`);
      expect(html).toMatch(new RegExp(`<a href="${url}" download="${name}"[^>]*>[^<]+</a><span[^>]*> ${size}</span>`));
    }
  });

  test("folds the calls by group", async () => {
    const { html } = await readPage("/en/platform/open-api");
    const reference = html.slice(html.indexOf('id="reference"'));
    expect(reference).toContain("<details");
    expect(reference).not.toMatch(/<details[^>]* open/);
  });
  test("lists every call of the OpenAPI document once", async () => {
    const { groups } = await payload<Data>("/en/platform/open-api");
    const document = (await (await site.visit("/api/openapi.json")).json()) as { paths: Record<string, Record<string, unknown>> };
    const documentedCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listedCalls = groups.flatMap(({ calls }) => calls.map(({ method, path }) => `${method} ${path}`));
    expect(listedCalls.toSorted()).toEqual(documentedCalls.toSorted());
  });

  test.each(testedLanguages)("offers application by e-mail, and by phone if configured, in %s", async (code) => {
    const { context } = site.services;
    const { configKey } = languages[code];
    const { [configKey]: before } = await readSiteConfig(context);
    const saveContact = (contact: { phone?: string }) =>
      saveSiteConfig(context, {
        configKey,
        config: { ...before!, site: { ...before!.site, email: "apply@company.test", ...contact } },
        canBeClosed,
      });
    const readContactLinks = async () => {
      const { html } = await readPage(localPath(code, "/platform/open-api"), { cookie: `official_lang_cache@v1=${code}` });
      return links(html.split("<main")[1]!.split("</main>")[0]!)
        .filter((href) => /^(tel|mailto):/.test(href!))
        .join(" ");
    };
    const mailLink = "mailto:apply@company.test?subject=Open%20API";
    expect(await saveContact({})).toEqual({ ok: true });
    await poll(readContactLinks, (contactLinks) => contactLinks === mailLink);
    expect(await saveContact({ phone: "+33 (0)1 70 00 00 00" })).toEqual({ ok: true });
    await poll(readContactLinks, (contactLinks) => contactLinks === `tel:+33170000000 ${mailLink}`);
    // Remove the number again, because all other languages use the English one.
    expect(await saveContact({})).toEqual({ ok: true });
    await poll(readContactLinks, (contactLinks) => contactLinks === mailLink);
  });

  test.each(["/contact-us", "/legal-notice", "/about-us"])("shares its phone number, a link only if configured, with %s", async (path) => {
    const { context } = site.services;
    const { "en-AU": before } = await readSiteConfig(context);
    const save = (phone: string | undefined) =>
      saveSiteConfig(context, { configKey: "en-AU", config: { ...before!, site: { ...before!.site, phone } }, canBeClosed });
    const readTelLinks = async () => links((await readPage(localPath("au", path))).html).filter((href) => href!.startsWith("tel:"));
    expect(await readTelLinks()).toEqual([]);
    expect(await save("+61 2 5550 0000")).toEqual({ ok: true });
    const { answer } = await poll(readTelLinks, (telLinks) => telLinks.length > 0);
    expect(new Set(answer)).toEqual(new Set(["tel:+61255500000"]));
    expect(await save(undefined)).toEqual({ ok: true });
    await poll(readTelLinks, (telLinks) => telLinks.length === 0);
  });

  test("links to the console and to the OpenAPI document", async () => {
    const hrefs = links((await readPage("/de/platform/open-api")).html);
    expect(hrefs).toEqual(expect.arrayContaining(["/de/platform/open-api/console", "http://site.test/api/openapi.json"]));
  });
});

test("the home page links to all four platforms", async () => {
  const main = (await readPage("/en")).html.split("<main")[1]!.split("</main>")[0]!;
  expect(links(main)).toEqual(
    expect.arrayContaining(["/en/platform/ECOS", "/en/platform/ecos-hub", "/en/platform/PANGU-OS", "/en/platform/open-api"]),
  );
});
