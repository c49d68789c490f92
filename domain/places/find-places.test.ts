import path from "node:path";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { findPlaces, readPlaces } from "./index.ts";

const places = await readPlaces(path.resolve(import.meta.dirname, "../../content"));

describe("a text names a place", () => {
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
  ])("%s: %s", (text, id) => {
    for (const language of languageCodes) expect(findPlaces(places, text, language)[0]?.id).toBe(id);
  });

  test("and is called as the page's language calls it", () => {
    expect(languageCodes.map((language) => findPlaces(places, "munich", language)[0]!.name)).toEqual([
      "Munich",
      "Munich",
      "慕尼黑",
      "Munich",
      "München",
    ]);
  });
});

test.each(["", " ", "-", "Qwertz", "Lxxn", "市", "Entenhausen"])("%j names none", (text) => {
  expect(findPlaces(places, text, "en")).toEqual([]);
});

test("a name that is right outdoes beginnings, and those outdo mistakes", () => {
  expect(findPlaces(places, "Essen", "de").map(({ id }) => id)).toEqual(["essen"]);
  const beginning = findPlaces(places, "mar", "fr").map(({ id }) => id);
  expect(beginning).toEqual(expect.arrayContaining(["marseille", "marrakesh"]));
});

test("no two places have the same name in a language", () => {
  for (const language of languageCodes) {
    const names = places.map((place) => place.names[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});
