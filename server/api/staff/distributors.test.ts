import { afterAll, beforeAll, expect, test } from "vitest";
import { openApiOf, type Browser } from "#tests/support/account-site.ts";
import { openStaff } from "#tests/support/staff.ts";
import { openTestContext, publicData, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let support: Browser;
let editor: Browser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openApiOf(context);
  support = (await openStaff(context, site, "support")).browser;
  editor = (await openStaff(context, site, "editor", ["de"])).browser;
});
afterAll(() => context.close());

const row = (changes: Record<string, string> = {}) => ({
  key: "solar-nord",
  order: "3",
  country: "DE",
  kind: "installer",
  lines: "residential; utility",
  place: "Hamburg",
  name: "Solar Nord",
  city: "Hamburg",
  note: "",
  ...changes,
});
const bring = async (rows: object[], { language = "de", publish = false, who = support } = {}) =>
  (await who.call("/staff/content/distributors/import", { language, publish, rows })).body;

test("a table is brought in line by line, and what became of each is said", async () => {
  const { data } = await bring([
    row(),
    row(),
    row({ key: "Bad Key" }),
    row({ key: "nowhere", place: "Atlantis" }),
    row({ key: "half", place: "Hambu" }),
    row({ key: "elsewhere", country: "FR" }),
    row({ key: "odd", kind: "shop", order: "many", lines: "utility, cars" }),
    row({ key: "by-town", place: "" }),
  ]);
  expect(data).toMatchObject([
    { line: 1, key: "solar-nord", result: "added", public: false, reasons: {} },
    { line: 2, result: "refused", reasons: { key: "keyTwice" } },
    { line: 3, result: "refused", reasons: { key: "keyFormat" } },
    { line: 4, result: "refused", reasons: { place: "unknownPlaceName" }, places: [] },
    { line: 5, result: "refused", reasons: { place: "severalPlaces" }, places: ["Hamburg"] },
    { line: 6, result: "refused", reasons: { place: "unknownPlaceName" } },
    { line: 7, result: "refused", reasons: { kind: "unknownChoice", order: "notANumber", lines: "unknownChoice" } },
    { line: 8, key: "by-town", result: "added" },
  ]);
});

test("what was taken along comes back unchanged; what is changed is published where that is wished", async () => {
  const table = (await support.call("/staff/distributors?language=de")).body.data as Record<string, string>[];
  expect(table.find(({ key }) => key === "solar-nord")).toEqual(row());
  expect(((await bring(table)).data as { result: string }[]).map(({ result }) => result)).toEqual(table.map(() => "unchanged"));
  expect((await bring([row({ name: "Solar Nordwest" })], { publish: true })).data).toMatchObject([{ result: "changed", public: true }]);
  expect(await publicData(context, { type: "distributor", key: "solar-nord", language: "de" })).toMatchObject({
    name: "Solar Nordwest",
    place: { latitude: 53.55, longitude: expect.any(Number) },
  });
});

test("what holds in every language stays as the others have it, and the line says so", async () => {
  const { data } = await bring([row({ name: "Solar North", city: "Hamburg", order: "9" })], { language: "en" });
  expect(data).toMatchObject([{ result: "added", kept: ["order"] }]);
});

test("an editor brings in their own languages alone, and nobody more lines than a call may have", async () => {
  expect((await bring([row()], { who: editor })).code).toBe(200);
  expect((await bring([row()], { who: editor, language: "fr" })).reason).toBe("notYourLanguage");
  expect((await bring(Array.from({ length: 1001 }, (_, index) => row({ key: `row-${index}` })))).reason).toBe("invalidInput");
});
