import { describe, expect, it } from "vitest";
import { exampleHouseOf } from "#domain/markets/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { copiesOf } from "#app/page/copies.server.ts";
import { dayWriter } from "./day-sentence.ts";
import { moduleCounts, quartersOfDay, simulateDay, type Quarter, type Sources, type Uses } from "#domain/simulation/schema";
import { seasons } from "#domain/sun/schema";

const writerOf = (language: Language) => dayWriter(copiesOf("home")[language].day, languages[language].tag);
const capacity = 798;

function quarterOf(sources: Partial<Sources>, uses: Partial<Uses>, stored = 400): Quarter {
  return { sources: { sun: 0, battery: 0, grid: 0, ...sources }, uses: { house: 0, car: 0, battery: 0, grid: 0, ...uses }, stored };
}

const sun = quarterOf({ sun: 76 }, { house: 15, car: 37, battery: 24 });
const night = quarterOf({ battery: 6 }, { house: 6 });
const empty = quarterOf({ sun: 3, grid: 12 }, { house: 15 }, 0);
const full = quarterOf({ sun: 60 }, { house: 9, grid: 51 }, capacity);

describe("energy day sentence", () => {
  it.each<[Language, string, string, string, string]>([
    [
      "fr",
      "Le toit fournit 7,6 kW\u202f: 1,5 pour la maison, 3,7 pour la voiture, 2,4 pour la batterie.",
      "La batterie fournit 0,6 kW, le tout pour la maison.",
      "Le toit fournit 0,3 kW, le réseau 1,2, le tout pour la maison. La batterie est vide.",
      "Le toit fournit 6,0 kW\u202f: 0,9 pour la maison, 5,1 injectés. La batterie est pleine.",
    ],
    [
      "en",
      "Solar 7.6 kW: 1.5 to the house, 3.7 to the car, 2.4 to the battery.",
      "Battery 0.6 kW, all to the house.",
      "Solar 0.3 kW, grid 1.2, all to the house. The battery is empty.",
      "Solar 6.0 kW: 0.9 to the house, 5.1 exported. The battery is full.",
    ],
    [
      "de",
      "Die PV-Anlage liefert 7,6 kW, davon 1,5 für das Haus, 3,7 für das Auto und 2,4 für den Speicher.",
      "Der Speicher liefert 0,6 kW, alles für das Haus.",
      "Die PV-Anlage liefert 0,3 kW und das Netz 1,2, alles für das Haus. Der Speicher ist leer.",
      "Die PV-Anlage liefert 6,0 kW, davon 0,9 für das Haus und 5,1 für das Netz. Der Speicher ist voll.",
    ],
    [
      "cn",
      "屋顶发电 7.6 kW：家庭用电 1.5 kW、汽车充电 3.7 kW、电池充电 2.4 kW。",
      "电池供电 0.6 kW，全部供家里使用。",
      "屋顶发电 0.3 kW、电网 1.2 kW，全部供家里使用。电池已放空。",
      "屋顶发电 6.0 kW：家庭用电 0.9 kW、上网 5.1 kW。电池已充满。",
    ],
  ])("describes flows and battery state in %s", (language, ...sentences) => {
    const { sentence } = writerOf(language);
    expect([sun, night, empty, full].map((quarter) => sentence(quarter, capacity).replaceAll("\u00a0", " "))).toEqual(sentences);
  });

  it.each(languageCodes)("is complete in %s for every quarter hour and leaves out zero flows", (language) => {
    const { spoken } = writerOf(language);
    const zero = languages[language].tag.startsWith("en") || language === "cn" ? /\b0\.0\b/ : /\b0,0\b/;
    for (const season of seasons) {
      for (const modules of moduleCounts) {
        const day = simulateDay(exampleHouseOf(language), season, modules);
        day.quarters.forEach((quarter, index) => {
          const text = spoken(index, quarter, day.capacity);
          expect(text).not.toMatch(/undefined|NaN|[{}]/);
          expect(text).not.toMatch(zero);
          expect(text).toMatch(/[.。]$/);
          expect(text).not.toMatch(/[.,:，。]\s*[.,:，。]|\s[，。]|[，。]\s/);
        });
      }
    }
  });
});

it("the spoken energy day sentence begins with the time and repeats no punctuation", () => {
  const texts = languageCodes.map((language) => [language, writerOf(language).spoken(52, night, capacity).replaceAll("\u00a0", " ")]);
  expect(Object.fromEntries(texts)).toEqual({
    fr: "13 h 00. La batterie fournit 0,6 kW, le tout pour la maison.",
    en: "1:00 p.m. Battery 0.6 kW, all to the house.",
    cn: "13:00，电池供电 0.6 kW，全部供家里使用。",
    au: "1:00 pm. Battery 0.6 kW, all to the house.",
    de: "13:00 Uhr. Der Speicher liefert 0,6 kW, alles für das Haus.",
  });
});

it("the energy day shows the time in each language's format", () => {
  const times = languageCodes.map((language) => [0, 35, 48, quartersOfDay - 1].map(writerOf(language).time));
  expect(Object.fromEntries(languageCodes.map((language, index) => [language, times[index]]))).toEqual({
    fr: ["0\u00a0h\u00a000", "8\u00a0h\u00a045", "12\u00a0h\u00a000", "23\u00a0h\u00a045"],
    en: ["12:00\u00a0a.m.", "8:45\u00a0a.m.", "12:00\u00a0p.m.", "11:45\u00a0p.m."],
    cn: ["0:00", "8:45", "12:00", "23:45"],
    au: ["12:00\u00a0am", "8:45\u00a0am", "12:00\u00a0pm", "11:45\u00a0pm"],
    de: ["0:00\u00a0Uhr", "8:45\u00a0Uhr", "12:00\u00a0Uhr", "23:45\u00a0Uhr"],
  });
});

it("the energy day formats levels, energies and stacks in the language's notation", () => {
  const { level, energy, modules } = writerOf("fr");
  expect([level(399, capacity), energy(2.825), modules(4)]).toEqual(["50\u00a0%", "2,8", "4\u00a0modules, 19,96\u00a0kWh"]);
});
