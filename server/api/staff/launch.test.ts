import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import type { LaunchTask } from "#domain/launch/schema";
import { languageCodes, languages } from "#i18n/languages.ts";
import { createStaffUser, openStaffBrowsers } from "#tests/support/staff.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { openTestContext, publish, readPublicData, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext("filled");
  ({ administrator, editor } = await openStaffBrowsers(context, [...languageCodes]));
});
afterAll(() => context.close());

const list = async (browser = administrator) => (await browser.call("/staff/launch")).body.data as LaunchTask[];
const taskNamed = async (group: LaunchTask["group"], name: string) =>
  (await list()).find((task) => task.group === group && task.name === name)!;
const act = async (path: string, editions: object[]) => (await administrator.call(`/staff/content/${path}`, { editions })).body;

describe("launch checklist", () => {
  test("lists legal texts, company data, content and the installation by weight", async () => {
    const tasks = await list();
    const names = tasks.map(({ group, name, state }) => `${group} ${name} ${state}`);
    expect(names.slice(0, 3)).toEqual(["legal legal-notice example", "legal privacy-policy example", "legal service-agreement example"]);
    expect(names.filter((name) => /^(company|technical)/.test(name))).toEqual([
      "company contact missing",
      "company legal missing",
      "company supportContacts example",
      "technical siteUrl missing",
      "technical mail missing",
      "technical administrators missing",
      "technical backup missing",
    ]);
    expect(names).toEqual(expect.arrayContaining(["content product done", "content distributor missing", "content job example"]));
    expect([...new Set(tasks.map(({ group }) => group))]).toEqual(["legal", "company", "content", "technical"]);
  });

  test("shows the state of the installation to administrators only", async () => {
    expect((await list(editor)).filter(({ group }) => group === "technical")).toEqual([]);
    expect((await list(editor)).length).toBeGreaterThan(10);
    await createStaffUser(context, openTestApi(context), "administrator");
    expect(await taskNamed("technical", "administrators")).toMatchObject({ state: "done" });
  });

  test("names the languages in which a legal text is an example or missing", async () => {
    const privacy = { type: "policy", key: "privacy-policy" };
    expect(await taskNamed("legal", "privacy-policy")).toMatchObject({ title: "Privacy policy", examples: languageCodes, missing: [] });
    expect((await act("withdraw", [{ ...privacy, language: "cn" }])).code).toBe(200);
    const task = await taskNamed("legal", "privacy-policy");
    expect(task).toMatchObject({ state: "missing", examples: ["fr", "en", "au", "de"], missing: ["cn"] });
    await act("bring-back", [{ ...privacy, language: "cn" }]);
  });

  test("is done with the company data when every language has real values that its law requires", async () => {
    const contact = await taskNamed("company", "contact");
    expect(contact).toMatchObject({ examples: languageCodes, fields: expect.arrayContaining(["legalEntity", "phone"]) });
    const configs = await readSiteConfig(context);
    const values = { legalEntity: "eCactus SAS", address: "Lyon", phone: "+33 1", email: "a@b.test", sample: false };
    for (const code of languageCodes) {
      const { configKey } = languages[code];
      await saveSiteConfig(context, { configKey, config: { site: { ...configs[configKey]!.site, ...values } }, canBeClosed: () => true });
    }
    expect(await taskNamed("company", "contact")).toMatchObject({ state: "done", examples: [], missing: [], fields: [] });
    const legal = await taskNamed("company", "legal");
    expect(legal.fields).toEqual(expect.arrayContaining(["representative", "host", "filing"]));
    expect(legal.missing).toContain("cn");
  });

  test("counts subsidies that have expired or were never checked", async () => {
    expect(await taskNamed("content", "subsidies")).toMatchObject({ state: "missing", count: 5 });
    const program = { type: "subsidy", key: "kfw-270", language: "de" as const };
    const current = await readPublicData(context, program);
    const change = (fields: object) => publish(context, { ...program, websiteId: 4, data: { ...current, ...fields } });
    await change({ checked: "2026-11-01" });
    expect(await taskNamed("content", "subsidies")).toMatchObject({ state: "missing", count: 4 });
    await change({ checked: "2026-11-01", validUntil: "2020-12-31" });
    expect(await taskNamed("content", "subsidies")).toMatchObject({ state: "missing", count: 5 });
  });

  test("no longer lists the examples of a type while they are hidden, but what is missing without them", async () => {
    await administrator.call("/staff/samples", { isHidden: true });
    const ofContent = (await list()).filter(({ group }) => group === "content");
    expect(ofContent.filter(({ state }) => state === "example")).toEqual([]);
    expect(ofContent.find(({ name }) => name === "distributor")).toMatchObject({ state: "missing" });
    expect(await taskNamed("legal", "legal-notice")).toMatchObject({ state: "example" });
    await administrator.call("/staff/samples", { isHidden: false });
    expect(await taskNamed("content", "job")).toMatchObject({ state: "example" });
  });
});
