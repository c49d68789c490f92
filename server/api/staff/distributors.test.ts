import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentEntry, contentRevision, contentSearch } from "#db/content.ts";
import { auditEntry } from "#db/staff.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, readPublicData, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let support: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  support = (await createStaffUser(context, site, "support")).browser;
  editor = (await createStaffUser(context, site, "editor", ["de"])).browser;
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
  street: "",
  postcode: "",
  telephone: "",
  email: "",
  website: "",
  ...changes,
});
const send = async (rows: object[], { language = "de", publish = false, who = support } = {}) =>
  (await who.call("/staff/content/distributors/import", { language, publish, rows })).body;

test("the distributor import processes each line and reports its result", async () => {
  const { data } = await send([
    row(),
    row(),
    row({ key: "Bad Key" }),
    row({ key: "nowhere", place: "Atlantis" }),
    row({ key: "half", place: "Hambu" }),
    row({ key: "elsewhere", country: "FR" }),
    row({ key: "odd", kind: "shop", order: "many", lines: "utility, cars" }),
    row({ key: "by-town", place: "" }),
    row({ key: "lost", name: "M\ufffdller" }),
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
    { line: 9, key: "lost", result: "refused", reasons: { name: "unreadableCharacters" } },
  ]);
});

test("the distributor import reports all faults of a row", async () => {
  const wrong = { kind: "shop", lines: "cars", telephone: "12", email: "nobody", website: "x" };
  const { data } = await send([row({ key: "wrong", ...wrong, country: "Nowhere" }), row({ key: "lost", ...wrong, place: "Atlantis" })]);
  const reasons = { kind: "unknownChoice", lines: "unknownChoice", telephone: "phoneFormat", email: "emailFormat", website: "webAddress" };
  expect(data).toMatchObject([
    { result: "refused", reasons: { ...reasons, country: expect.any(String) } },
    { result: "refused", reasons: { ...reasons, place: "unknownPlaceName" } },
  ]);
  expect((data as { reasons: object }[])[0]?.reasons).not.toHaveProperty("place");
});

test.each([
  ["de", "installer", "residential"],
  ["Germany", "Installer", "Residential; Utility"],
  ["Allemagne", "INSTALLER", "residential"],
  ["德国", "installer", "residential"],
])("the distributor import understands the country %s and the kind %s", async (country, kind, lines) => {
  const key = `spelled-${country === "德国" ? "cn" : country.toLowerCase()}`;
  expect((await send([row({ key, country, kind, lines })], { publish: true })).data).toMatchObject([{ result: "added", public: true }]);
  const data = await readPublicData(context, { type: "distributor", key, language: "de" });
  expect(data).toMatchObject({ country: "DE", kind: "installer", lines: lines.toLowerCase().split("; ") });
});

test("the distributor import leaves exported rows unchanged and publishes changed ones on request", async () => {
  const table = (await support.call("/staff/distributors?language=de")).body.data as Record<string, string>[];
  expect(table.find(({ key }) => key === "solar-nord")).toEqual(row());
  expect(((await send(table)).data as { result: string }[]).map(({ result }) => result)).toEqual(table.map(() => "unchanged"));
  expect((await send([row({ name: "Solar Nordwest" })], { publish: true })).data).toMatchObject([{ result: "changed", public: true }]);
  expect(await readPublicData(context, { type: "distributor", key: "solar-nord", language: "de" })).toMatchObject({
    name: "Solar Nordwest",
    place: { latitude: 53.55, longitude: expect.any(Number) },
  });
});

test("the distributor import checks contact details and keeps those of missing columns", async () => {
  const contact = {
    street: "Elbweg 1",
    postcode: "20095",
    telephone: "0049 40 123456",
    email: "Info@Solar.example",
    website: "www.solar.example",
  };
  const { street: _, postcode: __, telephone: ___, email: ____, website: _____, ...withoutContact } = row({ key: "contact" });
  expect((await send([row({ key: "contact", ...contact })], { publish: true })).data).toMatchObject([{ result: "added", public: true }]);
  const stored = { ...contact, telephone: "+49 40 123456", email: "info@solar.example", website: "https://www.solar.example" };
  expect(await readPublicData(context, { type: "distributor", key: "contact", language: "de" })).toMatchObject(stored);
  expect((await send([{ ...withoutContact, name: "Solar Nord 2" }], { publish: true })).data).toMatchObject([{ result: "changed" }]);
  expect(await readPublicData(context, { type: "distributor", key: "contact", language: "de" })).toMatchObject(stored);
  expect(
    (await send([row({ key: "contact", telephone: "040 123456", email: "nobody", website: "javascript:alert(1)" })])).data,
  ).toMatchObject([{ result: "refused", reasons: { telephone: "phoneFormat", email: "emailFormat", website: "webAddress" } }]);
  expect((await send([row({ key: "contact" })], { publish: true })).data).toMatchObject([{ result: "changed" }]);
  expect(await readPublicData(context, { type: "distributor", key: "contact", language: "de" })).not.toHaveProperty("telephone");
});

test("the distributor import records revision, audit log and undo of each published row", async () => {
  await send([row({ key: "recorded" })], { publish: true });
  const localization = { type: "distributor", key: "recorded", language: "de" };
  const [entry] = await context.database.select().from(contentEntry).where(eq(contentEntry.key, "recorded"));
  expect(entry).toMatchObject({ state: "published", revision: 1, draft: null, title: "Solar Nord", position: 3 });
  const acts = await context.database.select().from(auditEntry).where(eq(auditEntry.subject, "distributor/recorded/de"));
  expect(acts.map(({ action }) => action)).toEqual(["content.saved", "content.published"]);
  expect(await context.database.$count(contentRevision, eq(contentRevision.entryId, entry!.id))).toBe(1);
  expect(await context.database.$count(contentSearch, eq(contentSearch.key, "recorded"))).toBeGreaterThan(0);
  expect((await editor.call("/staff/content/undo", { editions: [localization] })).body.code).toBe(200);
  const [undone] = await context.database.select().from(contentEntry).where(eq(contentEntry.key, "recorded"));
  expect(undone).toMatchObject({ state: "draft", draft: expect.objectContaining({ name: "Solar Nord" }) });
});

test("the distributor import keeps shared fields of other languages and reports them", async () => {
  const { data } = await send([row({ name: "Solar North", city: "Hamburg", order: "9" })], { language: "en" });
  expect(data).toMatchObject([{ result: "added", kept: ["order"] }]);
});

test("the distributor import is limited to the editor's languages and to 1000 lines", async () => {
  expect((await send([row()], { who: editor })).code).toBe(200);
  expect((await send([row()], { who: editor, language: "fr" })).reason).toBe("notYourLanguage");
  expect((await send(Array.from({ length: 1001 }, (_, index) => row({ key: `row-${index}` })))).reason).toBe("invalidInput");
});
