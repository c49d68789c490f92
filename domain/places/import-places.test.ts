import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { place, placeName } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import { openDatabase, type OpenDatabase } from "#platform/database";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { quietLog } from "#tests/support/test-environment.ts";
import { findPlace, findPlaces, importPlaces } from "./index.ts";
import { pickUnambiguousPlace } from "./schema.ts";

const directory = path.resolve(import.meta.dirname, "../../content");
const { signal } = new AbortController();
let context: TestContext;
let openedDatabase: OpenDatabase;
let importedCounts: (number | undefined)[];
beforeAll(async () => {
  context = await openTestContext();
  openedDatabase = openDatabase({ url: context.testDatabase.url, log: quietLog });
  const runImport = () => importPlaces(context, { directory, copyInto: openedDatabase.copyInto, signal });
  // Two instances start at the same time; a third import follows.
  importedCounts = [...(await Promise.all([runImport(), runImport()])), await runImport()];
}, 120_000);
afterAll(async () => {
  await openedDatabase.close();
  await context.close();
});

test("the place import loads all towns once for concurrent instances", async () => {
  expect(importedCounts.filter((count) => count !== undefined)).toEqual([await context.database.$count(place)]);
  expect(await context.database.$count(place)).toBeGreaterThan(140_000);
  expect(await context.database.$count(placeName)).toBeGreaterThan(400_000);
});

const homes: Record<Language, string> = { fr: "FR", en: "US", cn: "CN", au: "AU", de: "DE" };

describe("search of imported places", () => {
  test.each<[text: string, language: Language, name: string, region: string | undefined, country: string]>([
    ["Kassel", "de", "Kassel", "Hessen", "DE"],
    ["kassel", "fr", "Cassel", "Hesse", "DE"],
    ["Kassel, Deutschland", "en", "Kassel", "Hesse", "DE"],
    ["Kassel Allemagne", "au", "Kassel", "Hesse", "DE"],
    ["卡塞尔", "cn", "卡塞尔", "黑森州", "DE"],
    ["德国卡塞尔", "cn", "卡塞尔", "黑森州", "DE"],
    ["34117", "de", "Kassel", "Hessen", "DE"],
    ["D-34117 Kassel", "fr", "Cassel", "Hesse", "DE"],
    ["Goettingen", "de", "Göttingen", "Niedersachsen", "DE"],
    ["Göttingen", "cn", "哥廷根", "下萨克森州", "DE"],
    ["gotingen", "de", "Göttingen", "Niedersachsen", "DE"],
    ["Marseile", "fr", "Marseille", "Provence-Alpes-Côte d’Azur", "FR"],
    ["Marseile, France", "en", "Marseille", "Provence-Alpes-Côte d’Azur", "FR"],
    ["13001", "fr", "Marseille", "Provence-Alpes-Côte d’Azur", "FR"],
    ["75011 Paris", "fr", "Paris", "Île-de-France", "FR"],
    ["St Etienne", "fr", "Saint-Étienne", "Auvergne-Rhône-Alpes", "FR"],
    ["Aix en Provence", "fr", "Aix-en-Provence", "Provence-Alpes-Côte d’Azur", "FR"],
    ["Sydney NSW 2000", "au", "Sydney", "New South Wales", "AU"],
    ["Wagga Wagga", "au", "Wagga Wagga", "New South Wales", "AU"],
    ["Newcastle", "au", "Newcastle (NSW)", "New South Wales", "AU"],
    ["Newcastle, UK", "au", "Newcastle upon Tyne", "England", "GB"],
    ["90210", "en", "Beverly Hills", "California", "US"],
    ["Portland, OR", "en", "Portland", "Oregon", "US"],
    ["Springfield Missouri", "en", "Springfield", "Missouri", "US"],
    ["Vienne", "fr", "Vienne", "Auvergne-Rhône-Alpes", "FR"],
    ["Vienne, Autriche", "fr", "Vienne", "Vienne", "AT"],
    ["Wien", "de", "Wien", "Wien", "AT"],
    ["Sollenau", "de", "Sollenau", "Niederösterreich", "AT"],
    ["Londres", "fr", "Londres", "Angleterre", "GB"],
    ["伦敦", "cn", "伦敦", "英格兰", "GB"],
    ["苏州市", "cn", "苏州", "江苏省", "CN"],
    ["İstanbul", "de", "Istanbul", "Istanbul", "TR"],
    ["Lodz", "de", "Łódź", undefined, "PL"],
  ])("for %j in %s finds %s (%s, %s) first", async (text, language, name, region, country) => {
    const [first] = await findPlaces(context, { text, language, country: homes[language] });
    expect(first).toMatchObject({ name, country, ...(region && { region }) });
  });
});

test.each(["12 Secret Lane", "Entenhausen", "qwertzuiop", "Kassel, Spain", "00000"])(
  "the search of imported places finds nothing for %j",
  async (text) => {
    expect(await findPlaces(context, { text, language: "en", country: "US" })).toEqual([]);
  },
);

test("the search of imported places lists the visitor's country first", async () => {
  const inGermany = await findPlaces(context, { text: "Neustadt", language: "de", country: "DE" });
  expect(inGermany.length).toBe(8);
  expect(inGermany.slice(0, 3).map(({ country }) => country)).toEqual(["DE", "DE", "DE"]);
  expect(pickUnambiguousPlace(inGermany)).toBeUndefined();
  const paris = await findPlaces(context, { text: "Paris", language: "en", country: "US" });
  expect(paris.map(({ country }) => country)).toEqual(expect.arrayContaining(["US", "FR"]));
  expect(paris[0]!.country).toBe("US");
  expect(pickUnambiguousPlace(await findPlaces(context, { text: "Paris", language: "fr", country: "FR" }))).toMatchObject({
    country: "FR",
  });
});

test("the place import keeps curated places of the content folder", async () => {
  expect(await findPlace(context, { id: "hamburg", language: "fr" })).toMatchObject({ name: "Hambourg", latitude: 53.55 });
  const [göttingen] = await findPlaces(context, { text: "Göttingen", language: "de", country: "DE" });
  expect(göttingen!.id).toBe("gottingen-2918632");
  expect(await findPlace(context, { id: göttingen!.id, language: "cn" })).toMatchObject({ name: "哥廷根", region: "下萨克森州" });
});

test("the search of imported places has a median below 20 ms", async () => {
  const durations: number[] = [];
  for (const text of ["Kassel", "34117", "Marseile", "Sydney NSW 2000", "mar", "德国卡塞尔", "Johanesburg", "Saint-Rémy-de-Provence"])
    for (let round = 0; round < 5; round += 1) {
      const startedAt = performance.now();
      await findPlaces(context, { text, language: "fr", country: "FR" });
      durations.push(performance.now() - startedAt);
    }
  expect(durations.toSorted((a, b) => a - b)[durations.length >> 1]).toBeLessThan(20);
});

test.each([
  ["广东省深圳市", "深圳"],
  ["河南省郑州市", "郑州"],
  ["湖南省长沙市", "长沙"],
  ["安徽省合肥市", "合肥"],
  ["陕西省西安市", "西安"],
  ["云南省昆明市", "昆明"],
  ["新疆维吾尔自治区乌鲁木齐市", "乌鲁木齐"],
  ["广东省深圳市南山区", "深圳"],
  ["广西壮族自治区南宁市", "南宁"],
  ["中国广东省深圳市", "深圳"],
  ["上海市", "上海"],
])("the search of imported places finds the city of the Chinese address %s", async (text, name) => {
  expect((await findPlaces(context, { text, language: "cn" }))[0]?.name).toBe(name);
});
