import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPublicationErrors } from "#domain/content";
import { addMedia } from "#domain/media";
import { languages, type Language } from "#i18n/languages.ts";
import { publish } from "#tests/support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const shared = {
  order: 900,
  products: ["copia"],
  documentType: "pdf",
  problemTypes: ["installation"],
  version: 1,
  date: "2026-05-01",
  file: "kind.pdf",
};
const certificate = { resourceType: "certificate", certificateNumber: "EX-4711/26", certificateBody: "Test body" };
const documents: Record<string, object> = {
  "kind-manual": { resourceType: "manual", title: "Kind manual" },
  "kind-wiring": { resourceType: "wiring-diagram", title: "Kind wiring" },
  "kind-drawing": { resourceType: "drawing", title: "Kind drawing" },
  "kind-note": { resourceType: "firmware-note", firmwareVersion: "2.3.1", title: "Kind note", changes: "Charging starts earlier." },
  "kind-old": { ...certificate, order: 1, validUntil: "2026-04-30", markets: ["DE"], title: "Kind old" },
  "kind-valid": { ...certificate, validUntil: "2099-12-31", markets: ["DE", "EU"], title: "Kind valid" },
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { context } = site.services;
  await addMedia(context, { name: "kind.pdf", bytes: Buffer.from("%PDF-1.7 kind") });
  for (const [key, data] of Object.entries(documents))
    for (const websiteId of [1, 2, 3, 4] as const)
      await publish(context, { type: "download", key, websiteId, data: { ...shared, ...data } });
});
afterAll(() => site.close());

const page = async (query: string, code: Language = "en") =>
  (await site.visit(`${languages[code].prefix}/support-center/downloads${query}`)).text();
const documentsIn = (html: string) => [...html.matchAll(/<a href="\/documents\/(kind-[a-z]+)"/g)].map(([, key]) => key!);
const withPlainSpaces = (html: string) => html.replace(/[\u00a0\u202f\u2060\u200b]/g, " ").replaceAll("<!-- -->", "");

describe.each(testedLanguages)("kinds of documents in %s", (code) => {
  const expiredOn: Record<Language, string> = {
    fr: "Expiré le 30 avril 2026",
    en: "Expired on April 30, 2026",
    cn: "已于 2026年4月30日到期",
    au: "Expired on 30 April 2026",
    de: "Abgelaufen am 30. April 2026",
  };

  test.each(["manual", "wiring-diagram", "drawing", "firmware-note"])("are filtered by %s", async (kind) => {
    const html = await page(`?resource=${kind}`, code);
    expect(documentsIn(html)).toEqual(
      Object.keys(documents).filter((key) => "resourceType" in documents[key]! && documents[key].resourceType === kind),
    );
  });

  test("mark an expired certificate and show it last", async () => {
    // Leaves out the data for the browser, which repeats the texts.
    const html = withPlainSpaces(await page("?resource=certificate", code)).replace(/<(script|style)\b.*?<\/\1>/gs, "");
    expect(documentsIn(html)).toEqual(["kind-valid", "kind-old"]);
    expect(html).toContain(expiredOn[code]);
    expect(html.match(/EX-4711\/26/g)).toHaveLength(2);
    expect(html).not.toMatch(/\{\w+\}/);
  });

  test("are marked in search results if expired, behind the valid certificate", async () => {
    const response = await site.visit(`${languages[code].prefix}/search?q=EX-4711%2F26`);
    const html = withPlainSpaces(await response.text()).replace(/<(script|style)\b.*?<\/\1>/gs, "");
    const titles = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, heading = ""]) => heading.replace(/<[^>]+>/g, "").trim());
    expect(titles.filter((title) => title.startsWith("Kind"))).toEqual(["Kind valid", `Kind old ${expiredOn[code]}`]);
  });

  test("have one page with all documents of a product, named after it", async () => {
    const html = await page("?product=copia", code);
    expect(documentsIn(html).toSorted()).toEqual(Object.keys(documents).toSorted());
    expect(/<h1[^>]*>([^<]*)/.exec(html)![1]).toContain("COPIA");
  });
});

test("the support center features no expired certificate", async () => {
  const { context } = site.services;
  const featured = { ...shared, ...certificate, order: 1, top: true };
  await publish(context, { type: "download", key: "top-old", data: { ...featured, validUntil: "2026-04-30", title: "Top old" } });
  await publish(context, { type: "download", key: "top-valid", data: { ...featured, validUntil: "2099-12-31", title: "Top valid" } });
  const html = await (await site.visit("/en/support-center")).text();
  expect(html).toContain("Top valid");
  expect(html).not.toContain("Top old");
});

test("the market filter offers the markets of certificates and finds those of one market", async () => {
  const html = await page("");
  const options = /<select[^>]*name="market"[\s\S]*?<\/select>/.exec(html)![0];
  expect([...options.matchAll(/<option value="([A-Z]+)"/g)].map(([, code]) => code)).toEqual(["EU", "DE"]);
  expect(documentsIn(await page("?market=EU"))).toEqual(["kind-valid"]);
});

test("a firmware note says its version and what changed", async () => {
  const html = withPlainSpaces(await page("?resource=firmware-note"));
  expect(html).toContain("Firmware 2.3.1");
  expect(html).toContain("Charging starts earlier.");
});

test("the API and the search have certificates by their number", async () => {
  const { data } = (await (await site.visit("/api/download/kind-valid?websiteId=3")).json()) as { data: object };
  expect(data).toMatchObject({ certificateNumber: "EX-4711/26", markets: ["DE", "EU"], validUntil: "2099-12-31" });
  const search = (await (await site.visit("/api/search?q=EX-4711%2F26")).json()) as { data: unknown };
  expect(JSON.stringify(search.data)).toContain("kind-valid");
});

describe("document of one kind", () => {
  const errorsOf = (data: object) =>
    findPublicationErrors(site.services.context, { type: "download", data: { ...shared, title: "New", ...data } });

  test.each([
    ["a certificate without its number and body", { resourceType: "certificate" }, ["certificateNumber", "certificateBody"]],
    ["a complete certificate", certificate, []],
    ["a firmware note without version and changes", { resourceType: "firmware-note" }, ["firmwareVersion", "changes"]],
    ["a manual", { resourceType: "manual" }, []],
    ["a certificate of an unknown market", { ...certificate, markets: ["XX"] }, ["markets.0"]],
  ])("%s has errors at %j", async (_, data, fields) => expect(Object.keys(await errorsOf(data))).toEqual(fields));

  test("loses the fields of another kind when it is published", async () => {
    const { context } = site.services;
    await publish(context, {
      type: "download",
      key: "kind-changed",
      data: { ...shared, ...certificate, resourceType: "form", title: "Form" },
    });
    const { data } = (await (await site.visit("/api/download/kind-changed?websiteId=3")).json()) as { data: object };
    expect(data).not.toHaveProperty("certificateNumber");
  });
});

test("without a certificate there is no market filter", async () => {
  const emptySite = await openTestSite();
  try {
    const html = await (await emptySite.visit("/en/support-center/downloads")).text();
    expect(html).not.toContain('name="market"');
    for (const kind of ["manual", "wiring-diagram", "certificate", "firmware-note"]) expect(html).not.toContain(`<option value="${kind}"`);
  } finally {
    await emptySite.close();
  }
});
