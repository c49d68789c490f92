import { afterAll, beforeAll, expect, test } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const question = { name: "Zoë", email: "zoe@example.com", telephone: "+33 6 12 34 56 78", company: "private", message: "Why?" };

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

let visitors = 0;
function post(path: string, fields: Record<string, string>) {
  visitors += 1;
  const headers = { "sec-fetch-site": "same-origin" };
  return site.visit(path, { method: "POST", body: new URLSearchParams(fields), headers }, `198.51.100.${visitors}`);
}

test.each([
  ["a private person", { writer: "private" }, []],
  ["a company", { writer: "company" }, ["Telefon erforderlich", "Firma erforderlich"]],
  ["a writer who says nothing", {}, ["Telefon erforderlich", "Firma erforderlich"]],
])("requires telephone and company of companies: %s", async (name, writer, errors) => {
  const typedFields = { name: "Zoë", email: "zoe@example.com", message: `From ${name}`, telephone: "", company: "" };
  const response = await post("/de/contact-us", { ...typedFields, ...writer });
  expect(response.status).toBe(errors.length === 0 ? 303 : 422);
  const html = await response.text();
  for (const error of errors) expect(html).toContain(error);
  const rows = await site.services.context.database.select().from(contactQuestion);
  const stored = rows.filter(({ message }) => message === typedFields.message);
  expect(stored.map(({ telephone, company }) => [telephone, company])).toEqual(errors.length === 0 ? [["", ""]] : []);
});

test("checks the telephone of a private person who types one, and leaves out a company that the form hid", async () => {
  const fields = { ...question, writer: "private", message: "Hidden company" };
  expect((await post("/en/contact-us", { ...fields, telephone: "call me" })).status).toBe(422);
  expect((await post("/en/contact-us", fields)).status).toBe(303);
  const rows = await site.services.context.database.select().from(contactQuestion);
  expect(rows.find(({ message }) => message === "Hidden company")).toMatchObject({ telephone: question.telephone, company: "" });
});

test.each([
  ["", "What you need"],
  ["?problemType=purchase", "Product, location"],
  ["?problemType=fault", "What the device shows"],
  ["?problemType=openApi", "planned use"],
])("has a hint of the message for the subject in %j", async (query, hint) => {
  expect(await (await site.visit(`/en/contact-us${query}`)).text()).toContain(hint);
});

test.each([
  ["?problemType=fault&code=A-305&device=agave-th", "private"],
  ["?problemType=fault&code=T-101&device=tianyuan", "company"],
  ["?problemType=fault", "company"],
])("takes the owner of a home device for a private person: %j", async (query, writer) => {
  const html = await (await site.visit(`/en/contact-us${query}`)).text();
  expect(html).toMatch(
    new RegExp(
      `<input type="radio"[^>]* name="writer"[^>]* checked=""[^>]* value="${writer}"|name="writer" value="${writer}"[^>]* checked`,
    ),
  );
});

test("stores the configuration and the calculation of its address as data", async () => {
  const calculation = "/de/solutions/residential-ess?consumption=4.800&pv=9,6&goal=night&price=0,32";
  const query = new URLSearchParams({ product: "myrtillo-ess-high-voltage-lfp-battery", modules: "3", towers: "2", calculation });
  const html = await (await site.visit(`/de/contact-us?${query}`)).text();
  expect(html).toContain("MYRTILLO, 2\u00a0Türme mit je 3\u00a0Modulen, 29,94\u00a0kWh");
  expect(html).toContain("Heimspeicher: Verbrauch 4.800\u00a0kWh");
  const hidden = Object.fromEntries(
    Array.from(html.matchAll(/<input type="hidden" name="(product|modules|towers|calculation)" value="([^"]*)"/g), ([, name, value]) => [
      name!,
      value!.replaceAll("&amp;", "&"),
    ]),
  );
  expect(hidden).toEqual(Object.fromEntries(query));
  expect((await post("/de/contact-us", { ...question, ...hidden, message: "With a calculation" })).status).toBe(303);
  const rows = await site.services.context.database.select().from(contactQuestion);
  expect(rows.find(({ message }) => message === "With a calculation")?.details).toMatchObject({
    selection: {
      product: { slug: "myrtillo-ess-high-voltage-lfp-battery", names: { en: "MYRTILLO" }, stack: { modules: 3, towers: 2 } },
      calculation: { model: "house", inputs: { consumption: 4800, pv: 9.6, goal: "night", price: 0.32, currency: "EUR" } },
    },
  });
});
