import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { findPlace, findPlaces } from "./index.ts";
import { readCuratedPlaces } from "./read-curated-places.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());
const find = (text: string, language: Language) => findPlaces(context, { text, language });

describe("search of curated places", () => {
  test.each([
    ["lyon", "lyon"],
    ["  LYON ", "lyon"],
    ["Münster", "munster"],
    ["munster", "munster"],
    ["München", "munich"],
    ["Muenchen", "munich"],
    ["Munich", "munich"],
    ["慕尼黑", "munich"],
    ["慕尼黑市", "munich"],
    ["Köln", "cologne"],
    ["liege", "liege"],
    ["Lüttich", "liege"],
    ["Saint Étienne", "saint-etienne"],
    ["saint-etienne", "saint-etienne"],
    ["Xian", "xi-an"],
    ["西安", "xi-an"],
    ["Sao Paulo", "sao-paulo"],
    ["Le Cap", "cape-town"],
    ["Kapstadt", "cape-town"],
    ["Clermont", "clermont-ferrand"],
    ["Marsaille", "marseille"],
    ["Melborne", "melbourne"],
    ["Johanesbourg", "johannesburg"],
    ["Lyon, France", "lyon"],
    ["München (Deutschland)", "munich"],
    ["德国慕尼黑", "munich"],
    ["Marsaille, Frankreich", "marseille"],
  ])("for '%s' finds %s first", async (text, id) => {
    for (const language of languageCodes) expect((await find(text, language))[0]?.id).toBe(id);
  });

  test("returns the name in the page's language", async () => {
    const namesByLanguage = await Promise.all(languageCodes.map(async (language) => (await find("munich", language))[0]!.name));
    expect(namesByLanguage).toEqual(["Munich", "Munich", "慕尼黑", "Munich", "München"]);
  });
});

test.each(["", " ", "-", "Qwertz", "Lxxn", "市", "Entenhausen", "12 Lyon Lane", "Lyon, Deutschland"])(
  "the search of curated places finds nothing for %j",
  async (text) => {
    expect(await find(text, "en")).toEqual([]);
  },
);

test("the search of curated places prefers an exact name to prefix matches", async () => {
  expect((await find("Porto", "de")).map(({ id }) => id)).toEqual(["porto"]);
  expect((await find("Port", "de")).map(({ id }) => id)).toEqual(expect.arrayContaining(["porto", "porto-alegre"]));
  const prefixMatches = (await find("mar", "fr")).map(({ id }) => id);
  expect(prefixMatches).toEqual(expect.arrayContaining(["marseille", "marrakesh"]));
});

test("the lookup of a curated place accepts only its exact id", async () => {
  expect(await findPlace(context, { id: "munich", language: "de" })).toMatchObject({ name: "München", country: "DE" });
  for (const id of ["munich-2867714", "muenchen", "nowhere", "x-1"])
    expect(await findPlace(context, { id, language: "de" })).toBeUndefined();
});

test("the curated places have unique names in each language", async () => {
  const places = await readCuratedPlaces(path.resolve(import.meta.dirname, "../../content"));
  for (const language of languageCodes) {
    const names = places.map((place) => place.names[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ["Paris Cedex", "paris"],
  ["75008 Paris Cedex 08", "paris"],
  ["Lyon Cedex 3", "lyon"],
  ["Lyon Part-Dieu CEDEX 03", "lyon"],
  ["92042 Paris La Défense Cedex", "paris"],
])("the search of curated places finds the town of the CEDEX address %s", async (text, id) => {
  expect((await find(text, "fr"))[0]?.id).toBe(id);
});
