import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { consentChoice } from "#db/consent.ts";
import { storageItems } from "#domain/consent/schema";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import type { Site } from "#domain/site-config/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
let siteWithTags: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  siteWithTags = await openTestSite({ environment: { gtmId: "GTM-TEST1", pixelUrl: new URL("https://pixel.example/p.gif") } });
});
afterAll(async () => {
  await site.close();
  await siteWithTags.close();
});

const cookiesPolicy = "/document/cookies-policy";
const disclosure = "/document/vulnerability-disclosure-policy";
const paths = [cookiesPolicy, "/document/privacy-policy", "/document/service-agreement", disclosure, "/legal-notice", "/accessibility"];
const policyPages = testedLanguages.flatMap((code) => paths.map((path) => [code, path] as const));
/** Pages show a saved site config only after a moment. */
const pollOptions = { timeout: 30_000, interval: 50 };
const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];

async function readMain(code: Language, path: string, from = site): Promise<string> {
  const response = await from.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}` } });
  expect(response.status).toBe(200);
  return mainOf(await response.text());
}

test.each(policyPages)("the policy in %s at %s links contents to headings without unfilled placeholders", async (code, path) => {
  const main = await readMain(code, path);
  const places = matchAll(main, /<h2 id="([^"]+)"/g);
  const anchors = [...new Set(matchAll(main, /<a href="#([^"]+)"/g))];
  expect(places.length).toBeGreaterThan(4);
  expect(anchors).toEqual(places);
  expect(main).not.toMatch(/\{[#a-z]/);
});

test.each(paths)("the policy %s shares most anchors between all languages", async (path) => {
  const [first, ...otherAnchors] = await Promise.all(
    languageCodes.map(async (code) => matchAll(await readMain(code, path), /<h2 id="([^"]+)"/g)),
  );
  const sharedAnchors = first!.filter((anchor) => otherAnchors.every((places) => places.includes(anchor)));
  expect(sharedAnchors.length).toBeGreaterThanOrEqual(Math.min(first!.length, 5));
});

test.each(policyPages)("the policy in %s at %s is marked as an example with date and version", async (code, path) => {
  const main = await readMain(code, path);
  const { data } = (await (await site.visit("/api/policy/list?websiteId=3")).json()) as {
    data: { id: string; date: string; version: string; sample: boolean }[];
  };
  expect(data.map(({ sample }) => sample)).toEqual(paths.map(() => true));
  const { date, version } = data.find(({ id }) => path.endsWith(`/${id}`))!;
  expect(main).toContain(`dateTime="${date}"`);
  expect(main).toContain(`>${version}<`);
});

describe("cookies policy", () => {
  const storedNames = (main: string) => matchAll(main, /<code translate="no"[^>]*>([^<]+)<\/code>/g);

  test.each(testedLanguages)("lists in %s everything that the site stores", async (code) => {
    expect(storedNames(await readMain(code, cookiesPolicy)).toSorted()).toEqual(
      storageItems
        .filter(({ by }) => by === "site")
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test.each(testedLanguages)("lists in %s third-party cookies too if third parties are configured", async (code) => {
    expect(storedNames(await readMain(code, cookiesPolicy, siteWithTags)).toSorted()).toEqual(
      storageItems.map(({ name }) => name).toSorted(),
    );
  });

  test.each(testedLanguages)("in %s stores the choice of a plain form and confirms it", async (code) => {
    const address = localPath(code, cookiesPolicy);
    const before = await site.services.context.database.$count(consentChoice);
    const body = new URLSearchParams({ choice: "allowSelection", statistics: "on", page: address });
    const answer = await site.visit(address, {
      method: "POST",
      body,
      headers: { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${code}` },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${address}?result=saved`]);
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("consent="))).toMatch(
      /^consent=1:statistics:\d+:[0-9a-f-]{36};/,
    );
    expect(await site.services.context.database.$count(consentChoice)).toBe(before + 1);
    const savedPage = await readMain(code, `${cookiesPolicy}?result=saved`);
    expect(savedPage).toMatch(/<div role="status"/);
    expect(await readMain(code, cookiesPolicy)).not.toMatch(/<div role="status"/);
  });

  test("rejects forms from other sites and reports a missing choice", async () => {
    const before = await site.services.context.database.$count(consentChoice);
    const post = (body: Record<string, string>, origin: string) =>
      site.visit(cookiesPolicy, { method: "POST", body: new URLSearchParams(body), headers: { "sec-fetch-site": origin } });
    expect((await post({ choice: "allowAll" }, "cross-site")).status).toBe(403);
    const response = await post({ statistics: "on" }, "same-origin");
    expect(await response.text()).toMatch(/<main[\s\S]*role="alert"/);
    expect(await site.services.context.database.$count(consentChoice)).toBe(before);
  });

  test("does not depend on the visitor's choice", async () => {
    const html = async (cookie: string) => (await site.visit(cookiesPolicy, { headers: { cookie } })).text();
    expect(await html(`consent=1:statistics:${Math.floor(Date.now() / 1000)}`)).toBe(await html(""));
  });
});

describe("company data", () => {
  test("names the same security contact in security.txt and the disclosure policy", async () => {
    await configure(siteWithTags, { securityEmail: "security@company.example", legalEntity: "Company & Sons" });
    for (const eachSite of [site, siteWithTags]) {
      const text = await (await eachSite.visit("/.well-known/security.txt")).text();
      const contact = /^Contact: (mailto:.+)$/m.exec(text)![1]!;
      expect(contact).toBe(eachSite === siteWithTags ? "mailto:security@company.example" : "mailto:contact@ecactus.example");
      const policy = new URL(/^Policy: (.+)$/m.exec(text)![1]!);
      expect((await eachSite.visit(policy.pathname)).status).toBe(200);
      expect(policy.href).toBe(new URL(localPath("en", disclosure), "http://site.test").href);
      for (const code of languageCodes)
        expect(matchAll(await readMain(code, disclosure, eachSite), /href="(mailto:[^"]+)"/g)).toContain(contact);
    }
  });

  test("is shown in the legal notice, without a row for what is missing", async () => {
    for (const code of languageCodes) {
      const labels = async (from: TestSite) =>
        matchAll(await readMain(code, "/legal-notice", from), /<dt class="hyphens-auto[^>]*>([^<]+)<\/dt>/g);
      const [labelsWithoutTags, labelsWithTags] = [await labels(site), await labels(siteWithTags)];
      const addedLabels = labelsWithTags.filter((label) => !labelsWithoutTags.includes(label));
      expect(addedLabels).toHaveLength(1);
      expect(await readMain(code, "/legal-notice", siteWithTags)).toContain("Company &amp; Sons");
    }
  });

  test("loses the mark Example on every page of a language once its own values are real", async () => {
    const mark = />(Example|Exemple|Beispiel|示例)</;
    const partsOf = async (code: Language) => {
      const read = async (path: string) =>
        (await siteWithTags.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}` } })).text();
      const legal = await read("/legal-notice");
      const parts = [
        /<dl class="border-b[\s\S]*?<\/dl>/.exec(mainOf(legal)),
        /<footer[\s\S]*<\/footer>/.exec(legal),
        /id="elsewhere"[\s\S]*?<\/section>/.exec(await read("/contact-us")),
      ];
      return parts.map((part) => mark.test(part![0]));
    };
    for (const code of languageCodes) expect([code, await partsOf(code)]).toEqual([code, [true, true, true]]);
    await configure(siteWithTags, { sample: false, email: "bonjour@company.test" }, "fr");
    await vi.waitFor(async () => expect(await partsOf("fr")).toEqual([true, true, true]), pollOptions);
    await configure(siteWithTags, { legalEntity: "Company & Sons", securityEmail: "security@company.example" }, "fr");
    await vi.waitFor(async () => expect(await partsOf("fr")).toEqual([false, false, false]), pollOptions);
    for (const code of languageCodes) await configure(siteWithTags, { sample: false, email: "hello@company.test" }, code);
    for (const code of languageCodes)
      await vi.waitFor(async () => expect([code, await partsOf(code)]).toEqual([code, [false, false, false]]), pollOptions);
  });
});

test("the privacy policy states the configured retention of questions, by default 36 months", async () => {
  const months = async (code: Language) =>
    matchAll(await readMain(code, "/document/privacy-policy"), /<p class="prose">[^<]*?(\d+)[^<]*<\/p>/g);
  for (const code of languageCodes) expect(await months(code)).toEqual(["36"]);
  for (const [index, code] of languageCodes.entries()) {
    await configure(site, { questionRetentionMonths: 12 + index }, code);
    await vi.waitUntil(async () => (await months(code)).join() === String(12 + index), pollOptions);
  }
});

describe("Chinese registration numbers", () => {
  const links = (html: string) =>
    [...html.matchAll(/<a href="(https:\/\/beian[^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, to, text]) => [to, text]);
  const visit = async (path: string) => (await site.visit(path, { headers: { cookie: "official_lang_cache@v1=cn" } })).text();

  test("appear in the footer and below maps of Chinese pages once configured", async () => {
    const before = await visit("/cn/about-us");
    expect(links(before)).toEqual([]);
    expect(before).not.toContain("审图号：GS");
    await configure(
      site,
      { filing: "京ICP备00000000号-1", policeFiling: "京公网安备00000000000000号", mapApproval: "GS(0000)0000号" },
      "cn",
    );
    await vi.waitUntil(async () => links(await visit("/cn/about-us")).length > 0, pollOptions);
    const after = await visit("/cn/about-us");
    expect(links(after)).toEqual([
      ["https://beian.miit.gov.cn/", "京ICP备00000000号-1"],
      ["https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000", "京公网安备00000000000000号"],
    ]);
    expect(after).toMatch(/<nav aria-label="世界地图[^]*?审图号：GS\(0000\)0000号[^]*?<\/nav>/);
    expect(await visit("/cn/how-to-buy")).toContain("审图号：GS(0000)0000号");
    expect(links(await (await site.visit("/de/about-us", { headers: { cookie: "official_lang_cache@v1=de" } })).text())).toEqual([]);
  });

  test("are rejected if the police filing lacks its number", async () => {
    const { context } = site.services;
    const { "zh-CN": config } = await readSiteConfig(context);
    expect(
      await saveSiteConfig(context, {
        configKey: "zh-CN",
        config: { ...config!, site: { ...config!.site, policeFiling: "京公网安备" } },
        canBeClosed,
      }),
    ).toEqual({ ok: false, reason: "invalidData" });
  });
});

test.each(testedLanguages)("the terms and the legal notice in %s apply the publisher's law", async (code) => {
  const rule = {
    fr: "Le droit du pays où l’éditeur a son siège s’applique",
    en: "The law of the country in which the publisher has its registered office applies",
    au: "The law of the country in which the publisher has its registered office applies",
    de: "Es gilt das Recht des Staates, in dem der Anbieter seinen Sitz hat",
    cn: "适用主办单位所在地的法律",
  }[code];
  for (const path of ["/document/service-agreement", "/legal-notice"]) expect(await readMain(code, path)).toContain(rule);
});

test.each(testedLanguages)("the account forms in %s link to the terms and the privacy policy", async (code) => {
  for (const path of ["/login", "/sign-up"]) {
    const html = await (await site.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}` } })).text();
    const form = html.slice(html.indexOf('name="agree"'), html.indexOf("</form>", html.indexOf('name="agree"')));
    expect(matchAll(form, /<a [^>]*href="([^"]+)"/g)).toEqual(
      expect.arrayContaining(["/document/service-agreement", "/document/privacy-policy"].map((target) => localPath(code, target))),
    );
  }
});

async function configure(configuredSite: TestSite, values: Partial<Site>, language: Language = "en"): Promise<void> {
  const { context } = configuredSite.services;
  const { configKey } = languages[language];
  const { [configKey]: before } = await readSiteConfig(context);
  expect(await saveSiteConfig(context, { configKey, config: { ...before!, site: { ...before!.site, ...values } }, canBeClosed })).toEqual({
    ok: true,
  });
}
