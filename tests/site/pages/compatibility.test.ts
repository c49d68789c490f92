import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { productData, publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const path = "/support-center/compatibility";
const row = { order: 1, device: ["copia"], maker: "Alpha", model: "Model 5", answer: "yes", date: "2026-11-01" };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { context } = site.services;
  const add = (key: string, fields: object) => publish(context, { type: "compatibility", key, data: { ...row, ...fields } });
  await publish(context, { type: "product", key: "copia", data: productData({ name: "COPIA" }) });
  await publish(context, { type: "product", key: "myrtillo", data: productData({ name: "MYRTILLO", order: 2 }) });
  await publish(context, {
    type: "download",
    key: "report",
    data: {
      order: 1,
      products: [],
      documentType: "video",
      resourceType: "manual",
      problemTypes: ["choosing"],
      version: 1,
      date: "2026-01-01",
      title: "Test report",
      file: "agave-th-stack.webm",
    },
  });
  await add("copia-model-5", { firmware: "1.9", country: "AU", note: 'Say "yes", then test', document: ["report"] });
  await add("copia-model-6", { order: 2, model: "Model 6", answer: "from", firmware: "2.1", sample: true });
  await add("myrtillo-beta", { order: 3, device: ["myrtillo"], maker: "Beta", model: "B-1", answer: "no" });
  await add("gone-beta", { order: 4, device: ["not-published"], maker: "Beta", model: "Hidden" });
});
afterAll(() => site.close());

const main = async (address: string) => {
  const html = await (await site.visit(address)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};
const models = (html: string) => ["Model 5", "Model 6", "B-1", "Hidden"].filter((model) => html.includes(`>${model}<`));

test.each<[query: string, found: string[]]>([
  ["", ["Model 5", "Model 6", "B-1"]],
  ["?device=copia", ["Model 5", "Model 6"]],
  ["?maker=beta", ["B-1"]],
  ["?answer=from", ["Model 6"]],
  ["?device=copia&answer=yes", ["Model 5"]],
  ["?device=myrtillo&answer=yes", []],
])("compatibility page › '%s' shows %j, without rows of products that are not shown", async (query, found) => {
  expect(models(await main(`/en${path}${query}`))).toEqual(found);
});

test("compatibility page › states answer, firmware, market, note, document and example", async () => {
  const html = await main(`/en${path}?maker=alpha`);
  for (const text of ["From version 2.1", "Version 1.9", "Australia", "Say &quot;yes&quot;, then test", "Test report", "2 combinations"])
    expect(html).toContain(text);
  expect(html.split(">Example<")).toHaveLength(2);
  expect(await main(`/en${path}?answer=from`)).toContain(">Example<");
});

test("compatibility page › offers the filtered rows as a CSV file", async () => {
  const [, csv] = /href="data:text\/csv;charset=utf-8,([^"]+)"/.exec(await main(`/en${path}?maker=Alpha&device=copia`))!;
  // `trim` removes the byte order mark too.
  const lines = decodeURIComponent(csv!.replaceAll("&#x27;", "'")).trim().split("\r\n");
  expect(lines).toEqual([
    "Manufacturer,Model,Our product,Compatible,Firmware,Market,Note and source,Document,Date,Example",
    'Alpha,Model 5,COPIA,Yes,Version 1.9,Australia,"Say ""yes"", then test",Test report,2026-11-01,',
    "Alpha,Model 6,COPIA,From version 2.1,,All countries,,,2026-11-01,Example",
  ]);
});

test("compatibility page › says how to ask when no row matches", async () => {
  const html = await main(`/en${path}?maker=Gamma`);
  expect(html).toContain("no data");
  expect(html).toContain('href="/en/contact-us?problemType=purchase#ask"');
});

test.each(languageCodes)("compatibility page › is linked from support center and site map in %s", async (language) => {
  const address = localPath(language, path);
  for (const from of ["/support-center", "/sitemap"]) expect(await main(localPath(language, from))).toContain(`href="${address}"`);
});
