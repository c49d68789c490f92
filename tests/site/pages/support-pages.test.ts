import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

const faqTexts = { question: "Does a xylophone hide in the tower?", body: "Because **fans** run. See [COPIA](product:copia)." };
const codeTexts = {
  meaning: "Zebra on the line",
  cause: "It walked in.",
  ownerSteps: "Close the gate.",
  remedy: "Wait for it to leave.",
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { context } = site.services;
  const faq = { order: 1, line: "utility", topic: "operation", ...faqTexts };
  await publish(context, {
    type: "faq",
    key: "xylophone",
    websiteId: 3,
    data: { ...faq, fr: { question: "Un métallophone dans la tour ?", body: "À cause des ventilateurs." } },
  });
  await publish(context, {
    type: "faq",
    key: "sample-question",
    websiteId: 3,
    data: { ...faq, order: 2, question: "Is this an example?", sample: true },
  });
  const download = {
    order: 1,
    products: [],
    documentType: "video",
    resourceType: "video",
    problemTypes: ["choosing"],
    version: 1,
    date: "2026-01-01",
    title: "A film",
  };
  await publish(context, { type: "download", key: "marked", websiteId: 3, data: { ...download, file: "agave-th-stack.webm", top: true } });
  await publish(context, { type: "download", key: "unmarked", websiteId: 3, data: { ...download, file: "myrtillo-stack.webm" } });
  const code = { order: 1, family: "copia", severity: "fault", actor: "installer", ...codeTexts };
  await publish(context, { type: "error-code", key: "copia-z900", websiteId: 3, data: { ...code, code: "Z-900", sample: true } });
  await publish(context, {
    type: "error-code",
    key: "tianyuan-z900",
    websiteId: 3,
    data: { ...code, ownerSteps: undefined, family: "tianyuan", code: "Z-900", actor: "owner" },
  });
  await publish(context, { type: "error-code", key: "copia-z9001", websiteId: 3, data: { ...code, order: 2, code: "Z-9001" } });
});
afterAll(() => site.close());

const page = async (address: string) => (await site.visit(address)).text();
const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const answers = (html: string) => [...main(html).matchAll(/<div id="([a-z0-9-]+)" class="disclosed/g)].map(([, id]) => id);
const jsonLd = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json!))
    .find((data) => data["@type"] === type);

describe("FAQ page", () => {
  test("shows each question with an anchor and its answer as HTML", async () => {
    const html = await page("/en/support-center/faqs");
    expect(answers(html)).toContain("xylophone");
    expect(html).toContain("Because <strong>fans</strong> run.");
    expect(html).toContain('href="/en/products/copia"');
  });
  test("filters by product line and topic and ignores unknown values", async () => {
    const allAnswers = answers(await page("/en/support-center/faqs"));
    const line = answers(await page("/en/support-center/faqs?line=utility"));
    const topic = answers(await page("/en/support-center/faqs?line=utility&topic=operation"));
    expect([allAnswers.length > line.length, line.length > topic.length, topic.includes("xylophone")]).toEqual([true, true, true]);
    expect(answers(await page("/en/support-center/faqs?line=garden&topic=fish"))).toEqual(allAnswers);
    expect(answers(await page("/en/support-center/faqs?line=residential"))).not.toContain("xylophone");
  });
  test("searches with fuzzy matching, in the language of the page and within the chosen product line", async () => {
    expect(answers(await page("/en/support-center/faqs?q=xilophone"))).toEqual(["xylophone"]);
    expect(answers(await page("/support-center/faqs?q=metallophone"))).toEqual(["xylophone"]);
    expect(answers(await page("/en/support-center/faqs?q=metallophone"))).toEqual([]);
    expect(answers(await page("/en/support-center/faqs?q=xylophone&line=residential"))).toEqual([]);
  });
  test("says so without results and links to the site search", async () => {
    const html = main(await page("/en/support-center/faqs?q=qwertzuiop"));
    expect(html).toContain("no data");
    expect(html).toContain('href="/en/search?q=qwertzuiop"');
  });
  test("does not cache a search and escapes its text", async () => {
    expect((await site.visit("/en/support-center/faqs?line=utility")).headers.get("cache-control")).not.toBe("no-store");
    const response = await site.visit(`/en/support-center/faqs?${new URLSearchParams({ q: "<b>x</b>" })}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(main(await response.text())).not.toContain("<b>x</b>");
  });
  test("has FAQPage data for the shown questions except examples", async () => {
    const html = await page("/en/support-center/faqs?line=utility");
    expect(main(html)).toContain("Is this an example?");
    const names = jsonLd(html, "FAQPage").mainEntity.map(({ name }: { name: string }) => name);
    expect(names).toContain(faqTexts.question);
    expect(names).not.toContain("Is this an example?");
    expect(names).toHaveLength(answers(html).length - 1);
  });
});

describe("error code page", () => {
  const codeIds = (html: string) => [...main(html).matchAll(/<article id="([a-z0-9-]+)"/g)].map(([, id]) => id);

  test.each(["Z-900", "z 900", "z900", "Ｚ９００", "erreur z-900", "my inverter shows Z-900 what now"])(
    "finds %s in every product family, before similar codes",
    async (code) => {
      const html = await page(`/en/support-center/error-codes?${new URLSearchParams({ code })}`);
      expect(codeIds(html)).toEqual(["copia-z900", "tianyuan-z900"]);
      expect(answers(html)).toEqual(["copia-z9001"]);
      for (const text of Object.values(codeTexts)) expect(main(html)).toContain(text);
    },
  );
  test("names cause, who may act and the owner's steps before those of the expert and the next step", async () => {
    const html = main(await page("/en/support-center/error-codes?code=z900&family=copia"));
    const parts = [
      codeTexts.meaning,
      codeTexts.cause,
      "Your installer",
      "Do not open covers",
      codeTexts.ownerSteps,
      "<details",
      "Steps for the installer",
      codeTexts.remedy,
      "</details>",
      "/en/contact-us?problemType=fault&amp;code=Z-900&amp;device=copia#ask",
      "/en/how-to-buy#installer",
      "mailto:support@ecactus.example",
      "Monday–Friday",
    ];
    const article = html.slice(html.indexOf("<article"));
    const positions = parts.map((part) => article.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });
  test("folds nothing if the owner may act, and has general steps for the owner otherwise", async () => {
    const owner = main(await page("/en/support-center/error-codes?code=z900&family=tianyuan"));
    expect(owner.slice(owner.indexOf("<article"), owner.indexOf("</article>"))).not.toContain("<details");
    expect(main(await page("/en/support-center/error-codes?code=A-305"))).toContain("Do not touch the battery or its cables");
    expect(main(await page("/en/support-center/error-codes?code=A-102"))).toContain("Leave the device as it is.");
  });
  test("limits the result to the chosen family", async () => {
    expect(codeIds(await page("/en/support-center/error-codes?code=z900&family=tianyuan"))).toEqual(["tianyuan-z900"]);
  });
  test("warns against opening the device except for the owner's own work", async () => {
    const warning = "Do not open covers";
    expect(main(await page("/en/support-center/error-codes?code=z900&family=copia"))).toContain(warning);
    expect(main(await page("/en/support-center/error-codes?code=z900&family=tianyuan"))).not.toMatch(
      new RegExp(`<article[\\s\\S]*${warning}[\\s\\S]*</article>`),
    );
  });
  test("marks example codes once on the page and each", async () => {
    const html = main(await page("/en/support-center/error-codes?code=z900&family=copia"));
    expect(html).toContain("Example list of error codes");
    expect(html).toMatch(/<article[\s\S]*>Example<[\s\S]*<\/article>/);
    expect(main(await page("/en/support-center/error-codes?code=z900&family=tianyuan"))).not.toContain("Example list of error codes");
  });
  test("lists every code with an anchor if none is searched", async () => {
    expect(answers(await page("/en/support-center/error-codes"))).toEqual(
      expect.arrayContaining(["copia-z900", "tianyuan-z900", "copia-z9001"]),
    );
  });
  test("passes an unknown code on to the contact form", async () => {
    const html = main(await page("/en/support-center/error-codes?code=QQ-7%207"));
    expect(html).toContain("no data");
    const [, href] = /href="(\/en\/contact-us\?[^"#]+)/.exec(html)!;
    const form = await page(href!.replaceAll("&amp;", "&"));
    expect(form).toMatch(/<option value="fault" selected=""/);
    expect(form).toMatch(/<textarea[^>]*>[^<]*QQ-7 7/);
  });
  test("passes an unknown code inside of a sentence on to the contact form", async () => {
    const html = main(await page("/en/support-center/error-codes?code=the%20display%20says%20Q-777%20now"));
    expect(html).toContain("/en/contact-us?problemType=fault&amp;code=Q777#ask");
  });
});

describe("contact form opened by a link", () => {
  test.each([
    ["problemType=warranty", /<option value="warranty" selected/, true],
    ["problemType=bribery", /<option value="[a-z]+" selected/i, false],
    ["code=E-101", /<textarea[^>]*>[^<]*E-101/, true],
    ["code=E-101&device=agave-th", /<textarea[^>]*>[^<]*E-101\n[^<]*AGAVE-TH/, true],
    ["device=toaster", /toaster/, false],
    [`code=${"1".repeat(17)}`, /<textarea[^>]*>[^<]*1/, false],
    [`code=${encodeURIComponent("<script>")}`, /script&gt;|<textarea[^>]*>[^<]*script/, false],
  ])("prefills only valid values of %s", async (query, pattern, expectedValue) => {
    const html = main(await page(`/en/contact-us?${query}`));
    expect(pattern.test(html)).toBe(expectedValue);
  });
});

describe("local support", () => {
  const expectedTexts: Record<Language, [hours: string, example: string]> = {
    fr: ["lundi–vendredi, 9 h–17 h (heure de Paris)", "Exemple"],
    en: ["Monday–Friday, 9 a.m.–5 p.m. (Central European Time)", "Example"],
    cn: ["周一至周五 9:00～17:00（北京时间）", "示例"],
    au: ["Monday–Friday, 9 am–5 pm (Sydney time)", "Example"],
    de: ["Montag–Freitag, 9–17 Uhr (MEZ)", "Beispiel"],
  };

  test.each(testedLanguages)("shows in %s the contacts of site config with their hours, marked as examples", async (code) => {
    const html = main(await page(localPath(code, "/support-center/local-support")));
    const [hours, example] = expectedTexts[code];
    expect(html).toContain("mailto:support@ecactus.example");
    expect(html.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(hours);
    expect(html).toContain(`>${example}<`);
  });
});

test.each(testedLanguages)("the support centre in %s links to its parts and documents and has searches", async (code: Language) => {
  const html = main(await page(localPath(code, "/support-center")));
  for (const part of ["faqs", "error-codes", "warranty", "maintenance", "local-support", "community"])
    expect(html).toContain(`href="${localPath(code, `/support-center/${part}`)}"`);
  for (const action of ["/search", "/support-center/error-codes"]) expect(html).toContain(`action="${localPath(code, action)}"`);
  const languagesOfFiles = [...html.matchAll(/href="\/documents\/[^"]+-(\w+)\.pdf"/g)].map(([, language]) => language);
  expect(new Set(languagesOfFiles)).toEqual(new Set([code]));
});

test.each(testedLanguages)("the support centre in %s offers top documents in its language or without one", async (code: Language) => {
  type Row = { url: string; top: boolean; language?: Language };
  const { data } = (await (await site.visit(`/api/download/list?websiteId=${languages[code].websiteId}`)).json()) as { data: Row[] };
  const topUrls = data.filter(({ top, language }) => top && (language === undefined || language === code)).map(({ url }) => url);
  expect(topUrls.length).toBeGreaterThan(0);
  const html = main(await page(localPath(code, "/support-center")));
  const offeredUrls = [...html.matchAll(/href="(\/(?:documents|files)\/[^"]+)"/g)].map(([, url]) => url);
  expect(offeredUrls).toEqual(topUrls.slice(0, 7));
  // Only one of the two videos has `top`.
  if (languages[code].websiteId === 3)
    expect(offeredUrls.filter((url) => url!.startsWith("/files/"))).toEqual(["/files/agave-th-stack.webm"]);
});

test("the search API can be limited to questions", async () => {
  const types = async (query: string) => {
    const { data } = (await (await site.visit(`/api/search?language=en&${query}`)).json()) as { data: { type: string }[] };
    return new Set(data.map(({ type }) => type));
  };
  expect(await types("q=battery&type=faq")).toEqual(new Set(["faq"]));
  expect((await types("q=battery")).size).toBeGreaterThan(1);
  expect(((await (await site.visit("/api/search?q=battery&type=nothing")).json()) as { reasons: object }).reasons).toEqual({
    type: "unknownChoice",
  });
});

describe("warranty page", () => {
  const statement =
    "Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.";
  const warranty = async (code: Language) => main(await page(localPath(code, "/support-center/warranty")));

  test("shows the mandatory Australian statement and the company data, at least the brand", async () => {
    const before = await warranty("au");
    expect(before).toContain(statement);
    expect(before).toMatch(/<dt[^>]*>Company<\/dt><dd[^>]*>eCactus/);
    expect(before).not.toContain("before launch");
    const { context } = site.services;
    const { "en-AU": config } = await readSiteConfig(context);
    const manufacturer = {
      legalEntity: "Storage Pty Ltd",
      address: "1 Example Street",
      phone: "+61 2 5550 0000",
      email: "claims@storage.example",
    };
    expect(
      await saveSiteConfig(context, {
        configKey: "en-AU",
        config: { ...config!, site: { ...config!.site, ...manufacturer } },
        canBeClosed,
      }),
    ).toEqual({ ok: true });
    await vi.waitUntil(async () => (await warranty("au")).includes(manufacturer.legalEntity), { timeout: 30_000, interval: 50 });
    const after = await warranty("au");
    for (const value of [
      statement,
      manufacturer.address,
      `href="tel:${manufacturer.phone.replaceAll(" ", "")}"`,
      `href="mailto:${manufacturer.email}"`,
    ])
      expect(after).toContain(value);
  });

  test.each<[Language, RegExp[]]>([
    ["fr", [/L\. 217-3/, /L\. 217-13/, /1641/, /fabricant/, /2019\/771/]],
    ["en", [/manufacturer is liable/, /section 271/, /Magnuson-Moss/]],
    ["au", [/section 271/, /against the seller and against the manufacturer/]],
    ["de", [/Gewährleistung/, /Produkthaftungsgesetz/, /section 271/]],
    ["cn", [/消费者权益保护法/, /也可以向生产者要求赔偿/]],
  ])("explains in %s the rights against seller and manufacturer", async (code, laws) => {
    const html = await warranty(code);
    for (const law of laws) expect(html).toMatch(law);
    if (code !== "au") expect(html).not.toContain(statement);
  });
});
