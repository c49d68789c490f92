import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactAttachment, contactQuestion } from "#db/contact.ts";
import { referencePattern } from "#domain/contact/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const completeRequest = {
  power: "2.5",
  powerUnit: "MW",
  energy: "5000",
  energyUnit: "kWh",
  connection: "medium",
  country: "FR",
  wantedOn: "2027-06-01",
  services: ["sizing", "supply"],
  company: "Soleil EPC",
  name: "Zoë",
  email: "zoe@example.com",
  consent: "true",
};
type Fields = Record<string, string | string[] | undefined>;

let visitors = 0;
/** Submits the form as a browser without JavaScript does. */
function send(changes: Fields = {}, { query = "", language = "en" as Language, files = [] as File[] } = {}) {
  visitors += 1;
  const body = new FormData();
  for (const [name, values] of Object.entries<string | string[] | undefined>({ ...completeRequest, ...changes }))
    for (const value of [values ?? []].flat()) body.append(name, value);
  for (const file of files) body.append("attachments", file);
  const headers = { "sec-fetch-site": "same-origin", cookie: `official_lang_cache@v1=${language}; locale=${languages[language].tag}` };
  return site.visit(localPath(language, `/project-request${query}`), { method: "POST", body, headers }, `198.51.100.${visitors}`);
}
const pageText = async (query: string, language: Language = "en") =>
  (await site.visit(localPath(language, `/project-request${query}`), { headers: { cookie: `official_lang_cache@v1=${language}` } })).text();
async function readNewest() {
  const [row] = await site.services.context.database.select().from(contactQuestion).orderBy(desc(contactQuestion.createdAt)).limit(1);
  return row!;
}

describe.each(testedLanguages)("project request in %s without JavaScript", (language) => {
  test("is stored as data and confirmed with its number and date", async () => {
    const power = language === "de" || language === "fr" ? "2,5" : "2.5";
    const answer = await send({ power, email: `${language}@example.com` }, { language });
    const address = answer.headers.get("location") ?? "";
    const reference = new URL(address, "http://site.test").searchParams.get("reference");
    expect([answer.status, reference]).toEqual([303, expect.stringMatching(referencePattern)]);
    const confirmation = await site.visit(address, { headers: { cookie: `official_lang_cache@v1=${language}` } });
    expect(confirmation.headers.get("cache-control")).toContain("no-store");
    expect(await confirmation.text()).toContain(reference);
    expect(await readNewest()).toMatchObject({
      kind: "project",
      language,
      company: "Soleil EPC",
      telephone: "",
      country: "FR",
      details: {
        power: 2500,
        energy: 5000,
        connection: "medium",
        services: ["sizing", "supply"],
        wantedOn: "2027-06-01",
        consent: "2026-11",
      },
    });
  });
});

test.each([
  ["500", "kW", 500],
  ["500 kW", "MW", 500],
  ["2.5 MW", "kW", 2500],
  ["1,200", "kW", 1200],
])("a project request reads the power %j in %s as %d kW", async (power, powerUnit, kilowatts) => {
  expect((await send({ power, powerUnit, message: `${power} ${powerUnit}` })).status).toBe(303);
  expect((await readNewest()).details).toMatchObject({ power: kilowatts });
});

const missing = "Field required";
const noQuantity = "This must be a number with or without its unit, such as 500 kW or 2.5 MW.";
test.each<[string, Fields, string]>([
  ["power", { power: "" }, missing],
  ["power", { power: "a lot" }, noQuantity],
  ["power", { power: "5 kWh" }, noQuantity],
  ["power", { power: "0" }, noQuantity],
  ["energy", { energy: "-3" }, noQuantity],
  ["connection", { connection: "wireless" }, "Please choose an option from the list."],
  ["country", { country: "" }, missing],
  ["country", { country: "XX" }, "Please choose an option from the list."],
  ["wantedOn", { wantedOn: "2027-02-30" }, "This date does not exist or is outside the years 1900 to 2199."],
  ["services", { services: [] }, missing],
  ["services", { services: ["magic"] }, "Please choose an option from the list."],
  ["company", { company: "" }, "Company required"],
  ["name", { name: "" }, "Name required"],
  ["email", { email: "zoe" }, "Incorrect email format"],
  ["telephone", { telephone: "call me" }, "This is not a number of the chosen country."],
  ["consent", { consent: undefined }, "Please agree to the storage of your request."],
])("the project form marks a wrong %s %j and keeps other input", async (name, changes, text) => {
  const answer = await send({ message: "Keep me", ...changes });
  expect(answer.status).toBe(422);
  const html = /<main[\s\S]*<\/main>/.exec(await answer.text())![0];
  expect(Array.from(html.matchAll(/<strong\b[^>]*text-danger[^>]*>([^<]*)</g), ([, error]) => error)).toEqual([text]);
  const [focused] = /<(?:input|select|textarea)\b[^>]*autofocus[^>]*>/i.exec(html)!;
  expect(focused).toContain(`name="${name}"`);
  expect(html).toContain("Keep me");
});

test("the project form accepts a request without its optional fields", async () => {
  const answer = await send({ energy: "", connection: "", wantedOn: "", message: "", email: "short@example.com" });
  expect(answer.status).toBe(303);
  expect((await readNewest()).details).toEqual({ power: 2500, services: ["sizing", "supply"], consent: "2026-11" });
});

test("the project form stores its files", async () => {
  const file = new File(["%PDF-1.7 diagram"], "diagram.pdf", { type: "application/pdf" });
  expect((await send({ email: "files@example.com" }, { files: [file] })).status).toBe(303);
  const { id } = await readNewest();
  const attachments = await site.services.context.database.select().from(contactAttachment);
  expect(attachments.filter(({ questionId }) => questionId === id)).toMatchObject([{ name: "diagram.pdf" }]);
});

test("the project form takes the product of its address, to ask for the project data sheet", async () => {
  const product = await (await site.visit("/en/products/tianyuan-200k", { headers: { cookie: "official_lang_cache@v1=en" } })).text();
  const [, query] = /href="\/en\/project-request(\?product=tianyuan-200k)"[^>]*>Ask for the project data sheet</.exec(product)!;
  const html = await pageText(query!);
  expect(html).toContain("TIANYUAN 200k");
  expect(html).toContain('<input type="hidden" name="product" value="tianyuan-200k"/>');
  await send({ product: "tianyuan-200k", email: "sheet@example.com" }, { query });
  expect((await readNewest()).details).toMatchObject({ selection: { product: { slug: "tianyuan-200k", names: { de: "TIANYUAN 200k" } } } });
});

test.each<[path: string, query: string, described: string, power: string, energy: string]>([
  ["/de/solutions/utility-ess", "?power=10&hours=2&unit=62,5", "Anschlussleistung 10\u00a0MW", "10.000", "22.300"],
  ["/de/solutions/commercial-industrial-ess", "?peak=300&limit=150&hours=2", "Lastspitze 300\u00a0kW", "187,5", "334"],
])("the calculation of %s fills in the project form and is stored as data", async (path, query, described, power, energy) => {
  const cookie = "official_lang_cache@v1=de";
  const calculator = await (await site.visit(path + query, { headers: { cookie } })).text();
  const [, link] = /href="(\/de\/project-request\?calculation=[^"]*)"/.exec(calculator)!;
  const html = await (await site.visit(link!.replaceAll("&amp;", "&"), { headers: { cookie } })).text();
  expect(html).toContain(described);
  expect(/<input\b[^>]*name="power"[^>]*>/.exec(html)![0]).toContain(`value="${power}"`);
  expect(/<input\b[^>]*name="energy"[^>]*>/.exec(html)![0]).toContain(`value="${energy}"`);
  const calculation = new URL(link!.replaceAll("&amp;", "&"), "http://site.test").searchParams.get("calculation")!;
  // The form selects these units at first.
  const units = { powerUnit: "kW", energyUnit: "kWh" };
  await send({ calculation, power, energy, ...units, email: `${path.length}@example.com` }, { language: "de" });
  const { details } = await readNewest();
  const valueOf = (text: string) => Number(text.replace(".", "").replace(",", "."));
  expect(details).toMatchObject({ power: valueOf(power), energy: valueOf(energy), selection: { calculation: { inputs: { hours: 2 } } } });
});
