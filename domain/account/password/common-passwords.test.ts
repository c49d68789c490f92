import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { isPassword } from "../schema.ts";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  ["Passw0rd!", true],
  ["Admin123", true],
  ["Admin@123", true],
  ["Admin-1-2-3", true],
  ["ADMIN123a", false],
  ["Password1", true],
  ["PASSWORD1!", true],
  ["!!Password1", true],
  ["P@ssw0rd", true],
  ["P4ssw0rd", true],
  ["P@$$word1!", true],
  ["Qwerty123", true],
  ["Iloveyou1", true],
  ["Dragon!!", true],
  ["Dragon-2024", true],
  ["1999.Tiger", true],
  ["Ｐassword1", true],
  ["Summer2026!", true],
  ["Summer26!", true],
  ["Herbst2026!", true],
  ["Été!2026", true],
  ["Janvier-26", true],
  ["März.2027", true],
  ["Ecactus1", true],
  ["Ecactus2026!", true],
  ["eC@ctu5!", true],
  ["Cactus-2026", true],
  ["Agave:13kW", true],
  ["Myrtillo#9", true],
  ["PanguOS2026!", true],
  ["ECOS-hub-1", true],
  ["Abcdefg!", false],
  ["Korrekt9!x", false],
  ["密码Abcdefg1", false],
  ["密码密码abcD1", false],
  ["Xq7-wandering", false],
  ["Ecosystems-97", false],
  ["Agave&Tortoise7", false],
  ["Marshals-9", false],
  [goodPassword, false],
  [otherPassword, false],
])("the common password list contains the well-formed password %j: %s", async (password, isCommon) => {
  expect(isPassword(password)).toBe(true);
  expect(await isCommonPassword(password)).toBe(isCommon);
});

const account = { email: "Zoé.Lambert+news@example.com", username: "Night.owl_7", nickname: "Frau Käfer" };

describe("password made of account names", () => {
  test.each([
    ["Night.owl_7A1", true],
    ["nightowl7A1", true],
    ["2026-NightOwl7", true],
    ["N1ght!2026", true],
    ["Lambert_1x", true],
    ["ZoeLambert#1", true],
    ["Kafer2026!", true],
    ["Käfer-Käfer1", true],
    ["Nightingales-sing", false],
    ["Example.com1", false],
    ["Korrekt9!x", false],
  ])("rejects the password %j: %s", async (password, isRejected) => {
    expect(await isCommonPassword(password, account)).toBe(isRejected);
    expect(await isCommonPassword(password)).toBe(false);
  });
});

describe("common password check", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz".split(""));
  const username = fc
    .array(fc.oneof({ weight: 9, arbitrary: letter }, { weight: 1, arbitrary: fc.constantFrom(..."0123456789._".split("")) }), {
      minLength: 4,
      maxLength: 12,
    })
    .chain((rest) => letter.map((first) => first + rest.join("")))
    .filter((name) => name.replace(/[._]/g, "").length >= 3);
  const addition = fc.array(fc.constantFrom(..."A1z7!-_.#".split("")), { maxLength: 4 }).map((signs) => signs.join(""));
  const year = fc.integer({ min: 1940, max: 2039 }).map(String);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

  test("rejects the username with at most four added characters and a year, in any order", async () => {
    await fc.assert(
      fc.asyncProperty(username, addition, fc.option(year, { nil: "" }), fc.boolean(), async (name, added, date, isBefore) => {
        const password = isBefore ? date + added + capital(name) : capital(name) + added + date;
        expect(await isCommonPassword(password, { email: "x@site.test", username: name })).toBe(true);
      }),
      { numRuns: propertyRuns(1500) },
    );
  });

  test("rejects a common password in any case and with added symbols", async () => {
    const words = ["password", "dragon", "admin123", "qwerty", "sunshine", "ecactus", "myrtillo", "winter2026"];
    const sign = fc.constantFrom("", "", "", "!", "-", "_", ".", "#", "€");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...words),
        fc.array(fc.tuple(sign, fc.boolean()), { minLength: 12, maxLength: 12 }),
        async (word, changes) => {
          const spelling = Array.from(word, (each, index) => {
            const [before, isUpper] = changes[index]!;
            return before + (isUpper ? each.toUpperCase() : each);
          });
          expect(await isCommonPassword(`${spelling.join("")}${changes[11]![0]}`)).toBe(true);
        },
      ),
      { numRuns: propertyRuns(1500) },
    );
  });

  test("accepts random passwords for any account name", async () => {
    const random = fc.array(fc.constantFrom(..."bcdfghjkmnpqrtvwxzBCDFGHJKMNPQRTVWXZ2689+%&".split("")), { minLength: 14, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(random, username, async (signs, name) => {
        expect(await isCommonPassword(signs.join(""), { email: `${name}@site.test`, username: name, nickname: name })).toBe(false);
      }),
      { numRuns: propertyRuns(1500) },
    );
  });
});

/** Returns the first word of a product name that is long enough for a password. */
function nameOf(product: string, code: Language): string | undefined {
  const file = path.resolve(import.meta.dirname, "../../../content/product", product, `${code}.md`);
  const [, name = ""] = /^name: (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
  return /\p{L}{4,}/u.exec(name)?.[0];
}

test("the common password check rejects a product name with a year", async () => {
  const products = readdirSync(path.resolve(import.meta.dirname, "../../../content/product"));
  // Use only names that are equal in two languages, which are proper names.
  const names = new Set(
    products.flatMap((product) => (nameOf(product, "en") === nameOf(product, "fr") ? (nameOf(product, "en") ?? []) : [])),
  );
  expect(names.size).toBeGreaterThan(4);
  for (const name of names) expect(await isCommonPassword(`${name}-2026!`), name).toBe(true);
});
