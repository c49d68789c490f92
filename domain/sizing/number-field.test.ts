import { describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { houseFields } from "./house.ts";
import { moneyFields } from "./money.ts";
import { readNumber, readWholeNumber, type NumberField } from "./number-field.ts";
import { plantFields } from "./plant.ts";
import { siteFields } from "./site.ts";

const { consumption, pv } = houseFields;
const { peak, limit, hours } = siteFields;
const cost: NumberField = { ...moneyFields("CNY").cost, initial: 100 };

/** Returns the number, or the problem with its possible readings. */
function readField(text: string | null, field: NumberField, language: Language) {
  const { value, problem, ...more } = readNumber(text, field, language);
  return value ?? ("readings" in more && more.readings ? `${problem}: ${more.readings.join(" or ")}` : problem);
}

describe("number field in every language", () => {
  test.each<[string | null, NumberField, number | string]>([
    [null, consumption, 5500],
    ["5500", consumption, 5500],
    [" 5500 ", consumption, 5500],
    ["5 500", consumption, 5500],
    ["5\u00a0500", consumption, 5500],
    ["5\u202f500", consumption, 5500],
    ["5'500", consumption, 5500],
    ["5’500", consumption, 5500],
    ["4500 kWh", consumption, 4500],
    ["4500kwh", consumption, 4500],
    ["4 500 kWh", consumption, 4500],
    ["4’500 KWH/a", consumption, 4500],
    ["4500 度", consumption, 4500],
    ["9kWp", pv, 9],
    ["9 kWc", pv, 9],
    ["9 kW", pv, 9],
    ["2 h", hours, 2],
    ["2 Std", hours, 2],
    ["2 heures", hours, 2],
    ["2小时", hours, 2],
    ["5 MW", plantFields.power, 5],
    ["４５００", consumption, 4500],
    ["４５００ ｋＷｈ", consumption, 4500],
    ["6,5", pv, 6.5],
    ["6.5", pv, 6.5],
    ["６．５", pv, 6.5],
    ["6,5 kWp", pv, 6.5],
    ["1.234,5", consumption, 1234.5],
    ["1,234.5", consumption, 1234.5],
    ["1 234,5", consumption, 1234.5],
    ["12.345.678", { ...consumption, max: 1e9 }, 12_345_678],
    ["", pv, "notANumber"],
    ["six", pv, "notANumber"],
    ["kWp", pv, "notANumber"],
    ["6,5,5", pv, "notANumber"],
    ["6.5.5", pv, "notANumber"],
    ["4 50", consumption, "notANumber"],
    ["4 500 00", consumption, "notANumber"],
    ["4 500'000", consumption, "notANumber"],
    ["1e3", pv, "notANumber"],
    ["0x10", pv, "notANumber"],
    ["6 or 7", pv, "notANumber"],
    ["2.5 MW", peak, 2500],
    ["2,5 MW", peak, 2500],
    ["2500 kW", peak, 2500],
    ["2 500 kW", peak, 2500],
    ["600 千瓦", peak, 600],
    ["0.6 兆瓦", peak, 600],
    ["600kW", plantFields.power, 0.6],
    ["4100 kW", plantFields.power, 4.1],
    ["600 千瓦", plantFields.power, 0.6],
    ["0.1 GW", plantFields.power, 100],
    ["0,2 MW", plantFields.unit, 200],
    ["1 MWh", consumption, 1000],
    ["4.5 MWh", consumption, 4500],
    ["4,5 MWh/a", consumption, 4500],
    ["1.2 兆瓦时", consumption, 1200],
    ["1.5万度", consumption, 15_000],
    ["1.5 万千瓦时", consumption, 15_000],
    ["0.5万", consumption, 5000],
    ["６０万", cost, 600_000],
    ["60万", cost, 600_000],
    ["60 万元", cost, 600_000],
    ["￥60万", cost, 600_000],
    ["1200万", cost, 12_000_000],
    ["１，２００，０００ 元", cost, 1_200_000],
    ["1\u3000200\u3000000", cost, 1_200_000],
    ["600万", consumption, "tooLarge"],
    ["万", cost, "notANumber"],
    ["6万万", cost, "otherUnit"],
    ["6万8", cost, "notANumber"],
    ["−60万", cost, "tooSmall"],
    ["900000 Wh", consumption, 900],
    ["9600 Wp", pv, 9.6],
    ["0,05 MWc", pv, 50],
    ["6 MW", peak, "tooLarge"],
    ["0.1 MWh", consumption, "tooSmall"],
    ["5 constructor", consumption, "otherUnit"],
    ["2 MWh", peak, "otherUnit"],
    ["9 kWh", pv, "otherUnit"],
    ["2 Tage", hours, "otherUnit"],
    ["0.9", pv, "tooSmall"],
    ["0,900", pv, "tooSmall"],
    ["-6", pv, "tooSmall"],
    ["−6 kWp", pv, "tooSmall"],
    ["101", pv, "tooLarge"],
    ["60 000", consumption, "tooLarge"],
  ])("reads %j alike", (text, field, expected) => {
    for (const language of languageCodes) expect(readField(text, field, language), language).toBe(expected);
  });
});

describe("number field with three digits after a separator", () => {
  test.each<[string, NumberField, Record<"fr" | "en" | "cn" | "au" | "de", number | string>]>([
    [
      "4.500",
      consumption,
      { fr: 4500, en: "ambiguous: 4.5 or 4500", cn: "ambiguous: 4.5 or 4500", au: "ambiguous: 4.5 or 4500", de: 4500 },
    ],
    ["4,500", consumption, { fr: "ambiguous: 4.5 or 4500", en: 4500, cn: 4500, au: 4500, de: "ambiguous: 4.5 or 4500" }],
    [
      "4.500 kWh",
      consumption,
      { fr: 4500, en: "ambiguous: 4.5 or 4500", cn: "ambiguous: 4.5 or 4500", au: "ambiguous: 4.5 or 4500", de: 4500 },
    ],
    ["9.625", pv, { fr: 9.625, en: 9.625, cn: 9.625, au: 9.625, de: "ambiguous: 9625 or 9.625" }],
    ["9,625", pv, { fr: 9.625, en: "ambiguous: 9625 or 9.625", cn: "ambiguous: 9625 or 9.625", au: "ambiguous: 9625 or 9.625", de: 9.625 }],
    // In megawatts one reading is within the bounds, in kilowatts the other.
    [
      "1.250 kW",
      plantFields.power,
      { fr: 1.25, en: "ambiguous: 0.00125 or 1.25", cn: "ambiguous: 0.00125 or 1.25", au: "ambiguous: 0.00125 or 1.25", de: 1.25 },
    ],
    // Both readings are within the bounds, and French gives the point neither meaning.
    ["1.250", limit, { fr: "ambiguous: 1.25 or 1250", en: 1.25, cn: 1.25, au: 1.25, de: 1250 }],
    ["1,250", limit, { fr: 1.25, en: 1250, cn: 1250, au: 1250, de: 1.25 }],
    ["50.001", consumption, { fr: "tooLarge", en: "tooSmall", cn: "tooSmall", au: "tooSmall", de: "tooLarge" }],
  ])("reads %j by the notation of the language", (text, field, expected) => {
    expect(Object.fromEntries(languageCodes.map((language) => [language, readField(text, field, language)]))).toEqual(expected);
  });
});

test("the number field preserves the typed text", () => {
  expect(readNumber(" 4500 kWh", consumption, "de")).toEqual({ text: " 4500 kWh", value: 4500 });
  expect(readNumber("lots", consumption, "de")).toEqual({ text: "lots", problem: "notANumber" });
});

test.each<[string, number | undefined]>([
  ["12", 12],
  ["１２", 12],
  ["1 500", 1500],
  ["1\u202f500", 1500],
  ["1.500", 1500],
  ["1,500", 1500],
  ["1’500", 1500],
  ["1.500.000", 1_500_000],
  ["1，500", 1500],
  ["2万", 20_000],
  ["1.2万", 12_000],
  ["0", 0],
  ["", undefined],
  ["1.5", undefined],
  ["1,55", undefined],
  ["1.00005万", undefined],
  ["-3", undefined],
  ["12 years", undefined],
  ["many", undefined],
])("whole number › %j is read as %d", (text, expected) => expect(readWholeNumber(text)).toBe(expected));
