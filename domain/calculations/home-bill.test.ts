import { describe, expect, test } from "vitest";
import { selfSufficiency } from "#domain/sizing/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { adviseHome, calculationAddress, parseCalculation, readBill } from "./schema.ts";

const read = (language: Language, query: string) => readBill(new URLSearchParams(query), language);

describe("yearly bill", () => {
  test.each<[Language, string, string, number | undefined]>([
    ["fr", "", "energy", 5500],
    ["fr", "bill=4 800", "energy", 4800],
    ["de", "bill=4.800&unit=energy&price=0,30", "energy", 4800],
    ["fr", "bill=1 200&unit=money&price=0,25", "money", 4800],
    // The typed unit decides over the chosen one.
    ["de", "bill=1.200 €&unit=energy&price=0,25", "money", 4800],
    ["en", "bill=4.8 MWh&unit=money", "energy", 4800],
    ["au", "bill=$1,500&unit=money&price=0.30", "money", 5000],
    ["cn", "bill=3000&unit=money&price=0.6", "money", 5000],
  ])("in %s with %j is read as %s", (language, query, unit, consumption) => {
    expect(read(language, query)).toMatchObject({ unit, consumption });
  });

  test.each([
    ["bill=1200&unit=money", { problem: "noPrice" }],
    ["bill=1200&unit=money&price=", { problem: "noPrice" }],
    ["bill=100&unit=money&price=0.3", { problem: "outOfRange" }],
    ["bill=100000&unit=money&price=0.3", { problem: "outOfRange" }],
    ["bill=a lot", { bill: { problem: "notANumber" } }],
    ["bill=20", { bill: { problem: "tooSmall" } }],
    ["bill=12 km", { bill: { problem: "otherUnit" } }],
    ["bill=1200&unit=money&price=cheap", { price: { problem: "notANumber" } }],
  ])("%j gives no consumption but a problem", (query, reading) => {
    const answer = read("en", query);
    expect(answer).toMatchObject(reading);
    expect(answer.consumption).toBeUndefined();
  });
});

describe.each(languageCodes)("advice for a home in %s", (code) => {
  test.each([500, 3500, 5500, 12_000, 50_000])("recommends for %d kWh what the calculator answers to the address", (consumption) => {
    const { inputs, stack, product, energy, year } = adviseHome(consumption, code)!;
    const address = calculationAddress({ model: "house", inputs }, code);
    expect(parseCalculation(address)).toMatchObject({
      inputs: { consumption, pv: inputs.pv, goal: "night" },
      results: { product, ...stack, energy },
    });
    const shares = [year.cautious, year.favourable].map(selfSufficiency);
    expect(shares[0]).toBeLessThan(shares[1]!);
    for (const share of shares) expect(share).toBeGreaterThan(0.3);
  });

  test("has the calculator's example roof for the example's consumption", () => {
    expect(adviseHome(5500, code)!.inputs.pv).toBe(6);
  });
});
