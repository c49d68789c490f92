import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { runSchedules } from "#domain/content";
import type { Entry } from "#domain/editing/schema";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator } = await openStaffBrowsers(context, ["de"]));
});
afterAll(() => context.close());

/** Publishes the entry in English and German, and then another English title and lead, which German needs to follow. */
beforeEach(async () => {
  await context.database.delete(contentEntry);
  await publish(context, { key: "opening", data: newsData({ title: "Opening", lead: "Soon" }) });
  await publish(context, { key: "opening", websiteId: 4, data: newsData({ title: "Eröffnung", lead: "Bald" }) });
  await save("en", { title: "Grand opening", lead: "Tomorrow" });
});

const edition = (language: string) => ({ type: "news", key: "opening", language });
const post = async (verb: string, body: object) => (await administrator.call(`/staff/content/${verb}`, body)).body;
const editionIn = async (language: string) => {
  const entry = (await administrator.call("/staff/content/news/opening")).body.data as Entry;
  return entry.editions.find((each) => each.language === language)!;
};
const save = async (language: string, changes: object) => {
  const { data, draft, revision } = await editionIn(language);
  expect(await post("save", { ...edition(language), data: { ...(draft ?? data), ...changes }, basedOn: revision })).toMatchObject({
    code: 200,
  });
};
const publishIn = async (languages: readonly string[], more: object = {}) => {
  const { data: lines } = await post("publish", { editions: languages.map(edition), ...more });
  expect(lines).toEqual(languages.map(() => expect.objectContaining({ done: true })));
};
const staleFields = async (language = "de") => (await editionIn(language)).follows.map(({ field }) => field);

describe("mark of a stale translation", () => {
  test("ends when another text of its field is published, and only of that field", async () => {
    await publishIn(["en"]);
    await save("de", { title: "Große Eröffnung" });
    expect((await editionIn("de")).follows).toMatchObject([
      { field: "lead", isAnswered: false },
      { field: "title", isAnswered: true },
    ]);
    await publishIn(["de"]);
    expect(await staleFields()).toEqual(["lead"]);
    await save("de", { description: "Neu" });
    await publishIn(["de"]);
    expect(await staleFields()).toEqual(["lead"]);
  });

  test("stays when a draft is published that was written before the source changed", async () => {
    await save("de", { title: "Neu" });
    await publishIn(["en"]);
    await publishIn(["de"]);
    expect(await staleFields()).toEqual(["lead", "title"]);
  });

  test("stays when the source changed again after the translation was drafted", async () => {
    await publishIn(["en"]);
    await save("de", { title: "Große Eröffnung" });
    await save("en", { title: "Third" });
    await publishIn(["en"]);
    await publishIn(["de"]);
    expect(await staleFields()).toEqual(["lead", "title"]);
  });

  test("stays when a text from before the change is restored and published", async () => {
    await save("de", { title: "Ältere Fassung" });
    const { revision } = await editionIn("de");
    await save("de", { title: "Eröffnung" });
    await publishIn(["de"]);
    await publishIn(["en"]);
    await post("restore", { ...edition("de"), revision, basedOn: revision + 1 });
    await publishIn(["de"]);
    expect((await editionIn("de")).data).toMatchObject({ title: "Ältere Fassung" });
    expect(await staleFields()).toEqual(["lead", "title"]);
  });

  test("returns when the publication that ended it is undone", async () => {
    await publishIn(["en"]);
    const before = (await editionIn("de")).follows;
    await save("de", { title: "Große Eröffnung", lead: "Morgen" });
    await publishIn(["de"]);
    expect(await staleFields()).toEqual([]);
    await post("undo", { editions: [edition("de")] });
    // The draft has the new text again, which answers the marks.
    expect((await editionIn("de")).follows).toEqual(before.map((mark) => ({ ...mark, isAnswered: true })));
  });

  test.each([[["en", "de"]], [["de", "en"]]])("is not set for fields that are published together as %s", async (languages) => {
    await save("de", { title: "Große Eröffnung" });
    const { data: lines } = await post("publish", { editions: languages.map(edition) });
    expect(lines).toHaveLength(2);
    expect(await staleFields()).toEqual(["lead"]);
  });
});

describe("scheduled change", () => {
  const at = "2026-05-01T18:00:00Z";
  const runAt = async (moment: string) => {
    context.setTime(moment);
    await runSchedules(context);
    context.setTime("2026-05-01T12:00:00Z");
  };

  test("marks its chosen fields as stale when it becomes public", async () => {
    await publishIn(["en"], { at, follow: ["title"] });
    expect(await staleFields()).toEqual([]);
    await runAt("2026-05-01T18:00:01Z");
    const { follows } = await editionIn("de");
    expect(follows).toMatchObject([{ field: "title", was: "Opening", markedBy: expect.stringMatching(/^administrator/) }]);
    expect((await editionIn("en")).data?.title).toBe("Grand opening");
  });

  test("marks nothing when its schedule is cancelled", async () => {
    await publishIn(["en"], { at });
    await post("cancel-plan", { editions: [edition("en")] });
    await runAt("2026-05-01T18:00:01Z");
    expect(await staleFields()).toEqual([]);
  });

  test("ends marks and sets none for translations that become public with it", async () => {
    await save("de", { title: "Große Eröffnung" });
    await publishIn(["en", "de"], { at });
    await runAt("2026-05-01T18:00:01Z");
    expect(await staleFields()).toEqual(["lead"]);
    expect((await editionIn("de")).data?.title).toBe("Große Eröffnung");
  });
});
