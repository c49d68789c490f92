import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

/** Time of the site's clock while a test stops it. */
let stoppedAt: Date | undefined;
let site: TestSite;
beforeAll(async () => void (site = await openTestSite({ clock: { now: () => stoppedAt ?? new Date() } })));
afterAll(() => site.close());

const form = { name: "Zoë", email: "zoe@example.com", place: "Marseille", use: "residential", consent: "on" };
let visitors = 0;
function post(path: string, fields: Record<string, string>, code: Language = "fr") {
  visitors += 1;
  const headers = { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` };
  return site.visit(localPath(code, path), { method: "POST", body: new URLSearchParams(fields), headers }, `198.51.100.${visitors}`);
}
const page = async (query = "", code: Language = "fr") =>
  (await site.visit(localPath(code, "/how-to-buy") + query, { headers: { cookie: `official_lang_cache@v1=${code}` } })).text();
const sectionOf = (html: string) =>
  /<section id="installer"[\s\S]*?(?=<section class="night)/
    .exec(html)![0]
    .replaceAll("&amp;", "&")
    .replaceAll(/<!-- -->|[\u200b\u2060]/g, "");
async function readNewestRequest() {
  const [row] = await site.services.context.database.select().from(contactQuestion).orderBy(desc(contactQuestion.createdAt)).limit(1);
  return row!;
}

describe.each(testedLanguages)("installer request in %s without JavaScript", (code) => {
  const sentHeadings: Record<Language, string> = {
    fr: "Votre demande est arrivée",
    en: "Request received",
    cn: "您的请求已送达",
    au: "Request received",
    de: "Ihre Anfrage ist angekommen.",
  };
  const missingFieldErrors: Record<Language, string[]> = {
    fr: ["Lieu requis", "Nom requis", "E-mail requis", "Acceptez d’abord que votre demande soit enregistrée."],
    en: ["Place required", "Name required", "Email required", "Please agree to the storage of your request."],
    cn: ["请填写地点", "请填写姓名", "请填写邮箱", "请先同意保存您的请求。"],
    au: ["Place required", "Name required", "Email required", "Please agree to the storage of your request."],
    de: ["Ort erforderlich", "Name erforderlich", "E-Mail erforderlich", "Bitte stimmen Sie zu, dass Ihre Anfrage gespeichert wird."],
  };

  test("is stored with its place and confirmed on the page", async () => {
    const answer = await post("/how-to-buy", { ...form, message: `Flat roof, ${code}` }, code);
    const address = new RegExp(`^${localPath(code, "/how-to-buy")}\\?result=sent&reference=\\d{6}-[0-9A-F]{6}#installer$`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringMatching(address)]);
    expect(await readNewestRequest()).toMatchObject({
      kind: "installer",
      language: code,
      country: "FR",
      message: `Flat roof, ${code}`,
      details: { place: { country: "FR", latitude: expect.closeTo(43.3, 0) }, use: "residential", consent: "2026-11" },
    });
    expect(sectionOf(await page("?result=sent", code))).toContain(sentHeadings[code]);
  });

  test("shows an error for each missing field and keeps typed values", async () => {
    const answer = await post("/how-to-buy", { message: "Kept as typed", use: "utility" }, code);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const section = sectionOf(await answer.text());
    for (const text of missingFieldErrors[code]) expect(section).toContain(text);
    expect(section).toContain("Kept as typed");
    expect(section).toMatch(/value="utility"[^>]*checked|checked[^>]*value="utility"/);
  });
});

describe("place of an installer request", () => {
  const sendPlace = async (fields: object) => {
    const answer = await post("/how-to-buy", { ...form, email: `place${visitors}@example.com`, ...fields });
    return answer.status === 303 ? ((await readNewestRequest()).details as { place: object }).place : sectionOf(await answer.text());
  };

  test("is confirmed by a choice between similar places and the typed name", async () => {
    const choicePage = await sendPlace({ place: "Marsaille" });
    expect(choicePage).toContain("De quel lieu s’agit-il");
    expect(choicePage).toMatch(/type="radio"[^>]*value="marseille"/);
    expect(choicePage).toContain('value="typed:Marsaille"');
    expect(choicePage).toContain('value="Zoë"');
    expect(await sendPlace({ place: "Marsaille", placeChoice: "marseille" })).toMatchObject({ name: "Marseille", country: "FR" });
    expect(await sendPlace({ place: "Marsaille", placeChoice: "typed:Marsaille" })).toMatchObject({ name: "Marsaille", country: null });
  });

  test("is asked together with the errors of all other fields, and a choice is kept", async () => {
    const unclear = { ...form, place: "Marsaille", name: "", message: "Kept as typed" };
    const both = sectionOf(await (await post("/how-to-buy", unclear)).text());
    for (const text of ["Choisissez le lieu dont il s’agit.", "Nom requis", "Kept as typed"]) expect(both).toContain(text);
    const chosen = sectionOf(await (await post("/how-to-buy", { ...unclear, placeChoice: "marseille" })).text());
    expect(chosen).toMatch(/type="radio"[^>]*(value="marseille"[^>]*checked|checked[^>]*value="marseille")/);
    expect(chosen).toContain("Nom requis");
    expect(chosen).not.toContain("Choisissez le lieu dont il s’agit.");
  });

  test("shows no choice beside the errors when it is clear or missing", async () => {
    for (const place of ["Marseille", "Qwertzuiop", ""]) {
      const section = sectionOf(await (await post("/how-to-buy", { ...form, place, name: "" })).text());
      expect(section).toContain("Nom requis");
      expect(section).not.toContain("De quel lieu s’agit-il");
    }
  });

  test("ignores a choice made for another text", async () => {
    expect(await sendPlace({ place: "Qwertzuiop", placeChoice: "marseille" })).toMatchObject({ name: "Qwertzuiop", country: null });
    expect(await sendPlace({ place: "Marseille", placeChoice: "typed:Lyon" })).toMatchObject({ name: "Marseille", country: "FR" });
  });

  test("is stored as typed when it is unknown", async () => {
    expect(await sendPlace({ place: "  Trifouilly-les-Oies " })).toEqual({
      name: "Trifouilly-les-Oies",
      region: null,
      country: null,
      latitude: null,
      longitude: null,
    });
  });
});

test("an installer request has the configuration of the product page as data", async () => {
  const product = "agave-th-three-phase-home-battery-energy-storage-system";
  const query = `?line=residential&product=${product}&modules=5&towers=1`;
  const section = sectionOf(await page(query));
  expect(section).toContain("AGAVE-TH, 5\u00a0modules, 24,95\u202fkWh");
  expect(section).toContain(`/products/${product}?modules=5#build`);
  const hidden = Array.from(section.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g), ([, name, value]) => [name!, value!]);
  expect(Object.fromEntries(hidden)).toEqual({ product, modules: "5", towers: "1" });
  await post(`/how-to-buy${query}`, { ...form, email: "composed@example.com", ...Object.fromEntries(hidden) });
  expect((await readNewestRequest()).details).toMatchObject({
    selection: { product: { slug: product, names: { fr: "AGAVE-TH", cn: "AGAVE-TH" }, stack: { modules: 5, towers: 1 } } },
  });
});

test.each([
  ["a product that does not exist", { product: "warp-drive", modules: "3" }, undefined],
  ["a calculation on another site", { calculation: "/\\evil.example/solutions/utility-ess" }, 422],
  ["a calculation that has no result", { calculation: "/solutions/utility-ess?power=lots" }, undefined],
  ["more modules than a tower has", { product: "copia", modules: "9" }, 422],
])("an installer request does not store %s", async (_, fields, status = 303) => {
  const answer = await post("/how-to-buy", { ...form, email: `odd${visitors}@example.com`, ...fields });
  expect(answer.status).toBe(status);
  if (status === 303) expect((await readNewestRequest()).details).not.toHaveProperty("selection");
});

test("an installer request has an optional telephone, and asks several installers for an offer only if that is ticked", async () => {
  await post("/how-to-buy", { ...form, email: "one@example.com" });
  expect(await readNewestRequest()).toMatchObject({ telephone: "", details: expect.not.objectContaining({ offers: expect.anything() }) });
  await post("/how-to-buy", { ...form, email: "three@example.com", telephone: "+33 6 12 34 56 78", offers: "on" });
  expect(await readNewestRequest()).toMatchObject({ telephone: "+33 6 12 34 56 78", details: { offers: "2026-11" } });
  expect((await post("/how-to-buy", { ...form, email: "wrong@example.com", telephone: "later" })).status).toBe(422);
});

test.each(testedLanguages)("the installer form in %s promises the response time of site config", async (code) => {
  const promisedTimes: Record<Language, string> = {
    fr: "Nous répondons sous 5\u00a0jours ouvrés.",
    en: "We reply within 5 business days.",
    cn: "我们在 5 个工作日内答复。",
    au: "We reply within 5 business days.",
    de: "Wir antworten innerhalb von 5\u00a0Arbeitstagen.",
  };
  expect(sectionOf(await page("", code))).toContain(promisedTimes[code]);
});

test("the installer form promises another response time once it is set in site config", async () => {
  const readPromise = async () => /Nous répondons sous [^<.]*/.exec(sectionOf(await page()))?.[0];
  expect(await readPromise()).toBe("Nous répondons sous 5\u00a0jours ouvrés");
  const { context } = site.services;
  const { fr } = await readSiteConfig(context);
  const outcome = await saveSiteConfig(context, { configKey: "fr", config: { site: { ...fr!.site, answerDays: 2 } }, canBeClosed });
  expect(outcome).toEqual({ ok: true });
  await vi.waitUntil(async () => (await readPromise()) === "Nous répondons sous 2\u00a0jours ouvrés", { timeout: 30_000, interval: 50 });
});

test("installer requests are limited to 20 an hour from one address", async () => {
  const send = async (count: number) =>
    site.visit(
      "/api/contact/installer",
      { method: "POST", body: JSON.stringify({ ...form, message: `Number ${count}` }), headers: { "content-type": "application/json" } },
      "198.51.101.1",
    );
  stoppedAt = new Date();
  for (let count = 0; count < 20; count += 1) expect((await send(count)).status).toBe(200);
  const response = await send(20);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3600"]);
  stoppedAt = new Date(stoppedAt.getTime() + 3_600_000);
  expect((await send(20)).status).toBe(200);
  stoppedAt = undefined;
});
