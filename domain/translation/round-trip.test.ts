import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { collections } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import { isLongRun } from "#tests/support/is-long-run.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { exportTranslation, importTranslation, readXliff } from "./index.ts";
import { xliffVersions, type XliffVersion } from "./xliff-file.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext("filled");
});
afterAll(() => context.close());

const types = collections.map(({ type }) => type);
const rowsOf = (type: string, language: Language) =>
  context.database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.language, language)))
    .orderBy(contentEntry.key);

test("the shipped content covers nearly every content type", async () => {
  const counts = await Promise.all(types.map(async (type) => (await rowsOf(type, "en")).length));
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(types.length - 3);
});

/** Exports every entry of a type and imports its file after `change`. */
async function runRoundTrip(type: string, version: XliffVersion, pair: { from: Language; to: Language }, change = (file: string) => file) {
  const reports = [];
  for (const { key } of await rowsOf(type, pair.from)) {
    const exported = await exportTranslation(context, { type, version, ...pair, which: "chosen", keys: [key] });
    const parsed = readXliff(change(exported?.file ?? ""));
    reports.push(...(parsed.ok ? await importTranslation(context, parsed.files) : [parsed.reason]));
  }
  return reports;
}

/** The short run tries one version with each type. */
const cases = types.flatMap((type, index) =>
  xliffVersions.filter((_, place) => isLongRun || place === index % xliffVersions.length).map((version) => [type, version] as const),
);

describe("translation round trip", () => {
  test.each(cases)("of %s in XLIFF %s without translations changes nothing", async (type, version) => {
    for (const pair of [
      { from: "en", to: "de" },
      { from: "fr", to: "cn" },
    ] as const) {
      const before = await rowsOf(type, pair.to);
      for (const line of await runRoundTrip(type, version, pair)) expect(line).toMatchObject({ result: "unchanged" });
      expect(await rowsOf(type, pair.to)).toEqual(before);
    }
  });

  test.each(cases)("of %s in XLIFF %s with repeated source texts creates drafts equal to the source", async (type, version) => {
    await context.database.delete(contentEntry).where(and(eq(contentEntry.type, type), eq(contentEntry.language, "cn")));
    const repeat = (file: string) =>
      file
        .replace(/<source>(.*?)<\/source>/gs, (source, text: string) => `${source}<target>${text}</target>`)
        .replaceAll('state="initial"', 'state="translated"');
    for (const line of await runRoundTrip(type, version, { from: "en", to: "cn" }, repeat))
      expect(line).toMatchObject({ result: "drafted", units: [] });
    const drafts = await rowsOf(type, "cn");
    for (const { key, data } of await rowsOf(type, "en")) expect(drafts.find((draft) => draft.key === key)?.draft).toEqual(data);
  });
});
