import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentChoice } from "#db/consent.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { storeConsentChoice, deleteExpiredChoices } from "./index.ts";
import { consentSchema } from "./fields.ts";
import { selectCategories, consentVersion, readChoice, storageItems, writeChoice } from "./schema.ts";

const now = new Date("2026-05-01T12:00:00Z");
const id = "5a3a8a52-7c1f-4f6e-9a53-0f2b6f1f9a11";
const at = (moment: string) => new Date(moment);

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

test.each([
  ["decline", { preference: true, statistics: true, marketing: true }, []],
  ["allowAll", {}, ["preference", "statistics", "marketing"]],
  ["accept", { statistics: true }, ["statistics"]],
  ["allowSelection", { marketing: true, preference: true }, ["preference", "marketing"]],
  ["allowSelection", {}, []],
] as const)("the consent action %s with %j agrees to %j", (action, ticked, agreed) => {
  expect(selectCategories(action, ticked)).toEqual(agreed);
});

test.each([
  [[], undefined],
  [["statistics"], id],
  [["preference", "statistics", "marketing"], id],
] as const)("the consent cookie preserves a choice of %j", (categories, proof) => {
  const choice = { categories: [...categories], at: now, ...(proof && { id: proof }) };
  expect(writeChoice(choice)).toMatch(/^[\w:+-]+$/);
  expect(readChoice(writeChoice(choice), now)).toEqual(choice);
});

const seconds = now.getTime() / 1000;
test.each([
  ["missing", undefined],
  ["empty", ""],
  ["no valid choice", "yes"],
  ["of another version", `${consentVersion + 1}:statistics:${seconds}`],
  ["from the future", `1:statistics:${seconds + 3600}`],
  ["without a time", "1:statistics:"],
  ["with an invalid id", `1:statistics:${seconds}:x`],
])("the consent cookie is ignored: %s", (_, cookie) => {
  expect(readChoice(cookie, now)).toBeUndefined();
});

test("the consent cookie expires after six months", () => {
  const cookie = writeChoice({ categories: ["statistics"], at: now });
  expect(readChoice(cookie, at("2026-11-01T11:59:59Z"))).toBeDefined();
  expect(readChoice(cookie, at("2026-11-01T12:00:00Z"))).toBeUndefined();
});

test("the consent cookie ignores categories that cannot be chosen", () => {
  expect(readChoice(`1:all+statistics+necessary:${seconds}`, now)?.categories).toEqual(["statistics"]);
});

test("the consent record stores a visitor's choices under one id for three years", async () => {
  const storeChoice = (fields: object, before?: ReturnType<typeof readChoice>) =>
    storeConsentChoice(context, { fields: v.parse(consentSchema, fields), language: "de", before });
  const firstChoice = await storeChoice({ choice: "allowSelection", statistics: "on", page: "/de" });
  const second = await storeChoice({ choice: "decline", statistics: true }, firstChoice);
  expect(second).toEqual({ categories: [], at: now, id: firstChoice.id });
  const rows = await context.database.select().from(consentChoice);
  expect(rows.map(({ consentId, categories, version, language, page }) => ({ consentId, categories, version, language, page }))).toEqual([
    { consentId: firstChoice.id, categories: ["statistics"], version: consentVersion, language: "de", page: "/de" },
    { consentId: firstChoice.id, categories: [], version: consentVersion, language: "de", page: null },
  ]);
  await deleteExpiredChoices(context);
  expect(await context.database.$count(consentChoice)).toBe(2);
  context.setTime("2029-05-01T12:00:01Z");
  await deleteExpiredChoices(context);
  expect(await context.database.$count(consentChoice)).toBe(0);
});

test("the consent list counts only the site's own storage as necessary", () => {
  for (const { category, by, name } of storageItems) if (category === "necessary") expect(by, name).toBe("site");
});
