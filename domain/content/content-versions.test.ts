import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import { openDatabase } from "#platform/database";
import { quietLog } from "#tests/support/test-environment.ts";
import { mainLanguageOf, newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { contentChannel, importContent, publishEntry, readContentVersions, saveDraft, withdrawEntry } from "./index.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());
beforeEach(() => context.setTime("2026-05-01T12:00:00Z"));

const address = (key: string, websiteId: WebsiteId = 3) => ({ type: "news", key, language: mainLanguageOf(websiteId) });

/** Returns the websites whose content version differs after `act`. */
async function changedBy(act: () => unknown): Promise<WebsiteId[]> {
  const before = await readContentVersions(context);
  await act();
  const after = await readContentVersions(context);
  return websiteIds.filter((id) => before.get(id) !== after.get(id));
}

describe.each(websiteIds)("content version of website %i", (websiteId) => {
  const change = (body: string) => publish(context, { key: "one", websiteId, data: newsData({ body }) });

  test("changes with its public content and leaves other websites unchanged", async () => {
    await change("First");
    expect(await changedBy(() => change("Second"))).toEqual([websiteId]);
    expect(await changedBy(() => change("Third"))).toEqual([websiteId]);
  });

  // Pages link to all localizations of an entry.
  test("changes on all websites when a localized version is published or withdrawn", async () => {
    const key = `edition-${websiteId}`;
    expect(await changedBy(() => publish(context, { key, websiteId }))).toEqual(websiteIds);
    expect(await changedBy(() => withdrawEntry(context, address(key, websiteId)))).toEqual(websiteIds);
    expect(await changedBy(() => publishEntry(context, address(key, websiteId)))).toEqual(websiteIds);
  });

  test("changes on all websites when a scheduled localized version becomes public", async () => {
    context.setTime("2026-05-01T11:00:00Z");
    const key = `scheduled-${websiteId}`;
    await publish(context, { key, websiteId, at: new Date("2026-05-01T11:30:00Z") });
    expect(await changedBy(() => context.setTime("2026-05-01T11:29:59Z"))).toEqual([]);
    expect(await changedBy(() => context.setTime("2026-05-01T11:30:00Z"))).toEqual(websiteIds);
    expect(await changedBy(() => context.setTime("2026-05-01T11:59:00Z"))).toEqual([]);
    await withdrawEntry(context, address(key, websiteId));
  });

  test("changes on all websites when a schedule is moved into the past", async () => {
    const key = `forward-${websiteId}`;
    await publish(context, { key, websiteId, at: new Date("2026-06-01T00:00:00Z") });
    const past = new Date("2020-01-01T00:00:00Z");
    expect(await changedBy(() => publishEntry(context, { ...address(key, websiteId), at: past }))).toEqual(websiteIds);
  });
});

describe("content versions", () => {
  test("do not change with a draft", async () => {
    expect(await changedBy(() => saveDraft(context, { ...address("draft"), data: newsData(), basedOn: 0 }))).toEqual([]);
  });

  test("do not change with a rejected publication", async () => {
    expect(await changedBy(() => publishEntry(context, address("missing")))).toEqual([]);
  });

  test("do not change with time alone", async () => {
    expect(await changedBy(() => context.setTime("2026-05-01T12:30:00Z"))).toEqual([]);
  });
});

test("a content import changes content versions only for new and changed files", async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), "content-"));
  await mkdir(path.join(directory, "product"));
  await mkdir(path.join(directory, "news", "imported"), { recursive: true });
  const importFile = async (title: string) => {
    const front = JSON.stringify({ ...newsData(), title, body: undefined });
    await writeFile(path.join(directory, "news", "imported", "au.md"), `---\n${front}\n---\nA body\n`);
    await importContent(context, { directory });
  };
  expect(await changedBy(() => importFile("First"))).toEqual(websiteIds);
  expect(await changedBy(() => importFile("First"))).toEqual([]);
  expect(await changedBy(() => importFile("Second"))).toEqual([2]);
  await rm(directory, { recursive: true });
});

const canBeClosed = (path: string) => path === "/products";

test.each([
  ["zh-CN", [1]],
  ["en-AU", [2]],
  ["fr", [3]],
  ["de-DE", [4]],
  ["en-US", [1, 2, 3, 4]],
] as const)("the site config %s changes the content versions of websites %j", async (configKey: ConfigKey, websites) => {
  const config = { site: { brand: "eCactus", phone: "+1" }, copy: { "home.title": "A title" } };
  expect(await changedBy(() => saveSiteConfig(context, { configKey, config, canBeClosed }))).toEqual(websites);
  expect((await readSiteConfig(context))[configKey]).toEqual({ ...config, layout: {} });
});

test.each([
  ["no brand", { brand: "" }],
  ["maintenance of an unknown page", { brand: "eCactus", maintenance: ["/products", "/prodcts"] }],
])("a site config with %s is rejected and changes no content version", async (_, site) => {
  const config = { site, copy: {} };
  expect(await changedBy(() => saveSiteConfig(context, { configKey: "en-US", config, canBeClosed }))).toEqual([]);
  expect(await saveSiteConfig(context, { configKey: "en-US", config, canBeClosed })).toEqual({ ok: false, reason: "invalidData" });
});

test("a content version listener is notified after the publication is committed", async () => {
  const listener = openDatabase({ url: context.testDatabase.url, log: quietLog });
  let resolveNext = () => {};
  const nextNotification = () => new Promise<void>((resolve) => (resolveNext = resolve));
  const connected = nextNotification();
  const stop = listener.listen(contentChannel, () => resolveNext());
  await connected;
  const before = (await readContentVersions(context)).get(3);
  const notified = nextNotification().then(() => readContentVersions({ ...context, database: listener.database }));
  await publish(context, { key: "heard" });
  expect((await notified).get(3)).not.toBe(before);
  await stop();
  await listener.close();
});
