import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const page = async (address: string) => (await site.visit(address)).text();
const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

const emergencyNumbers: Record<Language, string[]> = {
  fr: ["18", "112", "118", "911"],
  en: ["112", "999", "911", "000"],
  au: ["000"],
  de: ["112", "122", "118"],
  cn: ["119", "120", "999"],
};
const supportPages = ["", "/error-codes", "/local-support", "/faqs", "/downloads", "/video", "/warranty", "/maintenance", "/community"];

test.each(testedLanguages)("every support page in %s has the emergency numbers of its countries", async (code) => {
  for (const path of supportPages) {
    const html = main(await page(localPath(code, `/support-center${path}`)));
    for (const number of emergencyNumbers[code]) expect(html, path).toContain(`href="tel:${number}"`);
  }
});

test("the emergency notice names the company's telephone and hours if the site config has them", async () => {
  const { context } = site.services;
  expect(main(await page("/de/support-center"))).not.toContain("Rufen Sie danach unseren Support an.");
  const { "de-DE": config } = await readSiteConfig(context);
  const supportContacts = [
    { area: "AT", phone: "+43 1 555 01 00", hours: "Montag–Freitag, 8–16 Uhr" },
    { area: "PL", phone: "+48 22 555 01 00" },
  ];
  const saved = { ...config!, site: { ...config!.site, supportContacts } };
  expect(await saveSiteConfig(context, { configKey: "de-DE", config: saved, canBeClosed })).toEqual({ ok: true });
  await vi.waitUntil(async () => (await page("/de/support-center")).includes("tel:+4315550100"), { timeout: 30_000, interval: 50 });
  const html = main(await page("/de/support-center"));
  for (const text of ["Rufen Sie danach unseren Support an.", "Österreich", "Montag–Freitag, 8–16"]) expect(html).toContain(text);
  expect(html).not.toContain("tel:+48225550100");
  expect(await saveSiteConfig(context, { configKey: "de-DE", config: config!, canBeClosed })).toEqual({ ok: true });
});

test("the error code page shows the emergency notice above its field, folded above a result", async () => {
  const before = main(await page("/en/support-center/error-codes"));
  expect(before.indexOf("tel:112")).toBeLessThan(before.indexOf('name="code"'));
  expect(before.slice(0, before.indexOf("tel:112"))).not.toContain("<details");
  const after = main(await page("/en/support-center/error-codes?code=A-305"));
  expect(after.slice(0, after.indexOf("tel:112"))).toContain("<details");
});
