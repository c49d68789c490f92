import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import { openDatabase } from "#platform/database";
import { quietLog } from "#tests/support/test-environment.ts";
import { newsData, newsTexts, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { contentChannel, importContent, publishEntry, readContentStamps, saveDraft, withdrawEntry } from "./index.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());
beforeEach(() => context.setTime("2026-05-01T12:00:00Z"));

const address = (key: string, websiteId: WebsiteId = 3) => ({ type: "news", key, websiteId });

/** The websites whose stamp differs after `act`. */
async function changedBy(act: () => unknown): Promise<WebsiteId[]> {
  const before = await readContentStamps(context);
  await act();
  const after = await readContentStamps(context);
  return websiteIds.filter((id) => before.get(id) !== after.get(id));
}

describe.each(websiteIds)("on website %i the stamp changes", (websiteId) => {
  test("with a publication, a change of it and its withdrawal, and that of no other website", async () => {
    expect(await changedBy(() => publish(context, { key: "one", websiteId }))).toEqual([websiteId]);
    expect(await changedBy(() => publish(context, { key: "one", websiteId, data: newsData({ body: "Mended" }) }))).toEqual([websiteId]);
    expect(await changedBy(() => withdrawEntry(context, address("one", websiteId)))).toEqual([websiteId]);
  });

  test("when a scheduled publication's moment has come", async () => {
    context.setTime("2026-05-01T11:00:00Z");
    await publish(context, { key: "scheduled", websiteId, at: new Date("2026-05-01T11:30:00Z") });
    expect(await changedBy(() => context.setTime("2026-05-01T11:29:59Z"))).toEqual([]);
    expect(await changedBy(() => context.setTime("2026-05-01T11:30:00Z"))).toEqual([websiteId]);
    expect(await changedBy(() => context.setTime("2026-05-01T11:59:00Z"))).toEqual([]);
    await withdrawEntry(context, address("scheduled", websiteId));
  });
});

describe("no stamp changes", () => {
  test("with a draft", async () => {
    expect(await changedBy(() => saveDraft(context, { ...address("draft"), data: newsData(), author: "ana" }))).toEqual([]);
  });

  test("with a publication that is refused", async () => {
    expect(await changedBy(() => publishEntry(context, address("missing")))).toEqual([]);
  });

  test("with time alone", async () => {
    expect(await changedBy(() => context.setTime("2026-05-01T12:30:00Z"))).toEqual([]);
  });
});

test("an import changes the stamps of the websites it brings something for, and the second import none", async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), "content-"));
  await mkdir(path.join(directory, "product"));
  await mkdir(path.join(directory, "news", "imported"), { recursive: true });
  const front = JSON.stringify({ date: "2026-04-01", picture: "house-dusk", ...newsTexts(), body: undefined });
  await writeFile(path.join(directory, "news", "imported", "au.md"), `---\n${front}\n---\nA body\n`);
  expect(await changedBy(() => importContent(context, { directory }))).toEqual([2]);
  expect(await changedBy(() => importContent(context, { directory }))).toEqual([]);
  await rm(directory, { recursive: true });
});

test.each([
  ["zh-CN", [1]],
  ["en-AU", [2]],
  ["fr", [3]],
  ["de-DE", [4]],
  ["en-US", [1, 2, 3, 4]],
] as const)("site config %s changes the stamps of websites %j", async (configKey: ConfigKey, websites) => {
  const config = { site: { brand: "eCactus", phone: "+1" }, copy: { "home.title": "A title" } };
  expect(await changedBy(() => saveSiteConfig(context, { configKey, config }))).toEqual(websites);
  expect((await readSiteConfig(context))[configKey]).toEqual(config);
});

test("a site config that is invalid is refused and changes nothing", async () => {
  const config = { site: { brand: "" }, copy: {} };
  expect(await changedBy(() => saveSiteConfig(context, { configKey: "en-US", config }))).toEqual([]);
  expect(await saveSiteConfig(context, { configKey: "en-US", config })).toEqual({ ok: false, reason: "invalidData" });
});

test("who listens hears of a publication once it is committed, and can read it then", async () => {
  const listener = openDatabase({ url: context.testDatabase.url, log: quietLog });
  let heard = () => {};
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  const connected = next();
  const stop = listener.listen(contentChannel, () => heard());
  await connected;
  const before = (await readContentStamps(context)).get(3);
  const notified = next().then(() => readContentStamps({ ...context, database: listener.database }));
  await publish(context, { key: "heard" });
  expect((await notified).get(3)).not.toBe(before);
  await stop();
  await listener.close();
});
