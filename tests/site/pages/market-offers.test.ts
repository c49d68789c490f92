import { afterAll, beforeAll, expect, test } from "vitest";
import { productData, publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const residential = "/solutions/residential-ess";
const price = { country: "DE", from: 8000, to: 12_000, currency: "EUR", date: "2026-11-01", includes: "Module und Einbau" };
const program = { order: 1, country: "DE", link: "https://www.example.org/program", title: "Landesprogramm", purpose: "Für Speicher" };

let site: TestSite;
let now = new Date("2026-11-27T12:00:00Z");
beforeAll(async () => {
  site = await openTestSite({ clock: { now: () => now } });
  const { context } = site.services;
  await publish(context, { type: "product", key: "copia", websiteId: 4, data: productData({ name: "COPIA" }) });
  const add = (key: string, websiteId: 3 | 4, fields: object) =>
    publish(context, { type: "subsidy", key, websiteId, data: { ...program, ...fields } });
  await add("land", 4, { checked: "2026-11-20" });
  await add("old", 4, { order: 2, title: "Altes Programm", validUntil: "2026-11-26" });
  await add("soon", 4, { order: 3, title: "Auslaufendes Programm", validUntil: "2026-11-27" });
  await add("austria", 4, { order: 4, title: "Programm in Wien", country: "AT" });
  await add("relief", 3, { title: "Relief", purpose: "Batteries", country: "GB" });
});
afterAll(() => site.close());

const read = async (address: string) => (await site.visit(address)).text();

test.each([`/de${residential}`, "/de/how-to-buy"])("subsidies › %s shows the valid programs of its market", async (address) => {
  const html = await read(address);
  expect(html).toContain('href="https://www.example.org/program"');
  for (const shown of ["Landesprogramm", "Geprüft am 20.\u00a0November 2026", "Auslaufendes Programm", "Bis 27.\u00a0November 2026"])
    expect(html).toContain(shown);
  for (const hidden of ["Altes Programm", "Programm in Wien", "Relief"]) expect(html).not.toContain(hidden);
});

test("subsidies › the international English page shows those of every country, French and Australian pages only their own", async () => {
  const html = await read(`/en${residential}`);
  expect(html).toContain("Relief");
  expect(html).toContain("United Kingdom");
  for (const address of [residential, `/au${residential}`]) expect(await read(address)).not.toContain('id="subsidies"');
});

test("subsidies › a program disappears from cached pages after its last day", async () => {
  expect(await read(`/de${residential}`)).toContain("Auslaufendes Programm");
  now = new Date("2026-11-27T23:00:00Z");
  expect(await read(`/de${residential}`)).not.toContain("Auslaufendes Programm");
});

test("price range › appears on the product page, the page for homes and how to buy once an editor has entered it", async () => {
  const addresses = ["/de/products/copia", `/de${residential}`, "/de/how-to-buy"];
  for (const address of addresses) expect(await read(address)).not.toContain("Preisspanne");
  const { context } = site.services;
  const prices = [price, { ...price, country: "AT", from: 9999 }];
  await publish(context, { type: "product", key: "copia", websiteId: 4, data: productData({ name: "COPIA", prices }) });
  for (const address of addresses) {
    await expect.poll(() => read(address)).toContain("Preisspanne");
    const html = (await read(address)).replaceAll(/[\u00a0\u202f]/g, " ");
    for (const shown of ["8.000–12.000 €", "Deutschland, Stand 1. November 2026", "Enthalten: Module und Einbau"])
      expect(html, address).toContain(shown);
    expect(html).not.toContain("9.999");
  }
});
