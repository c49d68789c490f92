import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { languages } from "#i18n/languages.ts";
import { callingCodes, countriesWithCodes } from "./calling-codes.server.ts";
import { namedCountries } from "./countries.server.ts";

const firsts: [Language, string[]][] = [
  ["fr", ["FR", "BE", "CH", "LU", "CA"]],
  ["en", ["AF"]],
  ["cn", ["CN", "HK", "MO", "TW"]],
  ["au", ["AU", "NZ"]],
  ["de", ["DE", "AT", "CH", "LI", "LU"]],
];

test.each(firsts)("countries in %s begin with those of the market, then follow the names", (language, first) => {
  const listed = namedCountries(language);
  expect(listed.slice(0, first.length).map(({ code }) => code)).toEqual(first);
  const names = listed.slice(first.length).map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator(languages[language].tag).compare));
  expect(new Set(listed.map(({ code }) => code)).size).toBe(listed.length);
});

test("a shorter list of countries keeps the order", () => {
  expect(namedCountries("de", ["FR", "AT", "DE", "BE"]).map(({ name }) => name)).toEqual([
    "Deutschland",
    "Österreich",
    "Belgien",
    "Frankreich",
  ]);
});

test.each<[Language, string[]]>([
  ["fr", ["33", "32", "41", "352", "1"]],
  ["au", ["61", "64"]],
  ["de", ["49", "43", "41", "423", "352"]],
])("calling codes in %s begin with those of the market", (language, first) => {
  const codes = callingCodes(language, countriesWithCodes(language)).map(({ code }) => code);
  expect(codes.slice(0, first.length)).toEqual(first);
  expect(new Set(codes).size).toBe(codes.length);
});
