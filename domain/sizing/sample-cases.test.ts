import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatNumber } from "#i18n/format.ts";
import { exampleHouseOf } from "#domain/markets/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { findEquations } from "../../tests/words/equations.ts";
import { houseAssumptions, sizeHouse } from "./house.ts";
import { sizePlant } from "./plant.ts";
import { sizeSite, unitPower, usableShare } from "./site.ts";
import { moduleEnergy } from "./stack-energy.ts";

const folder = path.resolve(import.meta.dirname, "../../content/case");
const factsOf = async (key: string) =>
  parse(await readFile(path.join(folder, key, "entry.yaml"), "utf8")) as {
    country: string;
    figures: { power?: number; energy?: number };
    sample?: boolean;
  };
const spaces = /[\u00a0\u202f]/g;
/** Text with plain spaces, because each language has its own space between digits and units. */
const textOf = async (key: string, language: Language) =>
  (await readFile(path.join(folder, key, `${language}.md`), "utf8")).replace(spaces, " ");

const homes = {
  "family-home-evening": { consumption: 4500, pv: 7, goal: "night" },
  "heat-pump-house": { consumption: 8500, pv: 12, goal: "night" },
  "farmhouse-backup": { consumption: 9000, pv: 13, goal: "backup" },
} as const;
const sites = {
  "bakery-morning-peak": { peak: 140, limit: 80, hours: 1.5 },
  "cold-store-afternoon": { peak: 480, limit: 360, hours: 3 },
  "molding-shop-ride-through": { peak: 870, limit: 600, hours: 1 },
} as const;
const plants = {
  "solar-park-evening": { power: 4.5, hours: 2, units: 72, groups: 8 },
  "coast-frequency": { power: 2.25, hours: 1, units: 36, groups: 4 },
  "solar-base-four-hours": { power: 18, hours: 4, units: 288, groups: 29 },
} as const;
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const everyCase = [...keysOf(homes), ...keysOf(sites), ...keysOf(plants)];

test.each(keysOf(homes))("the example home %s matches the sizing calculation", async (key) => {
  const { figures, sample } = await factsOf(key);
  for (const language of languageCodes) {
    expect(sizeHouse(homes[key], exampleHouseOf(language))).toMatchObject({
      limitedByRoof: false,
      advice: { kind: "stack", energy: figures.energy },
    });
  }
  expect(sample).toBe(true);
});

test.each(keysOf(sites))("the example site %s matches the sizing calculation", async (key) => {
  const { figures, sample } = await factsOf(key);
  const { power, nominal } = sizeSite(sites[key]);
  expect(figures).toEqual({ power, energy: Math.round(nominal * 10) / 10 });
  expect(sample).toBe(true);
});

test.each(keysOf(plants))("the example plant %s matches the sizing calculation", async (key) => {
  const { figures, sample } = await factsOf(key);
  const { units, groups, ...input } = plants[key];
  const sizing = sizePlant({ ...input, unit: unitPower });
  expect(sizing).toMatchObject({ units, groups });
  expect(figures).toEqual({ power: sizing.installed * 1000, energy: Math.round(sizing.nominal * 1e4) / 10 });
  expect(sample).toBe(true);
});

describe.each(languageCodes)("texts of the example cases in %s", (language) => {
  /** Formats a value with its unit, rounded to the given decimal places. */
  const format = (value: number, unit: string, places = 2) =>
    `${formatNumber(language, Math.round(value * 10 ** places) / 10 ** places).replace(spaces, " ")} ${unit}`;

  test.each(keysOf(homes))("state the calculated values of the home %s", async (key) => {
    const text = await textOf(key, language);
    const { daily, dark, springSurplus, advice } = sizeHouse(homes[key], exampleHouseOf(language));
    const { energy, stack } = advice.kind === "stack" ? advice : { energy: NaN, stack: { modules: NaN } };
    const reserve = homes[key].goal === "backup" ? (daily * houseAssumptions.reserveHours) / 24 : 0;
    const nominal = (dark + reserve) / usableShare;
    const figures = [
      format(homes[key].consumption, "kWh"),
      format(daily, "kWh", 1),
      format(dark, "kWh"),
      format(nominal, "kWh", 1),
      format(moduleEnergy, "kWh"),
      format(energy, "kWh"),
    ];
    for (const figure of [...figures, ...(reserve > 0 ? [format(reserve, "kWh")] : [])]) expect(text).toContain(figure);
    expect(text).toMatch(new RegExp(`${formatNumber(language, Math.round((nominal / moduleEnergy) * 10) / 10)}[,，]`));
    expect(Math.ceil(nominal / moduleEnergy)).toBe(stack.modules);
    if (key === "family-home-evening") expect(text).toContain(format(springSurplus, "kWh", 0));
  });

  test.each(keysOf(sites))("state the calculated values of the site %s", async (key) => {
    const text = await textOf(key, language);
    const { peak, limit } = sites[key];
    const { over, energy, nominal, rate, power } = sizeSite(sites[key]);
    for (const figure of [`${peak} − ${limit} = ${format(over, "kW")}`, format(power, "kW"), format(energy, "kWh"), format(nominal, "kWh")])
      expect(text).toContain(figure);
    // Some languages write 0.6 C, others 0.6C.
    expect(text.replace(/(\d) C\b/g, "$1C")).toContain(format(rate, "C").replace(" C", "C"));
  });

  test("state the bakery's recharge in six hours within its limit", async () => {
    const { limit } = sites["bakery-morning-peak"];
    const base = 50;
    const recharge = Math.round(sizeSite(sites["bakery-morning-peak"]).nominal / 6);
    expect(base + recharge).toBeLessThan(limit);
    const text = await textOf("bakery-morning-peak", language);
    for (const figure of [format(base, "kW"), format(recharge, "kW"), `${base} + ${recharge} = ${format(base + recharge, "kW")}`])
      expect(text).toContain(figure);
  });

  test.each(keysOf(plants))("state the calculated values of the plant %s", async (key) => {
    const text = await textOf(key, language);
    const { power, hours, units } = plants[key];
    const { energy, nominal } = sizePlant({ power, hours, unit: unitPower });
    for (const figure of [format(power, "MW"), format(energy, "MWh"), format(nominal, "MWh"), format(unitPower, "kW"), `= ${units}`])
      expect(text).toContain(figure);
  });

  test("state the winter solar yield of the house with a heat pump", async () => {
    const { consumption, pv } = homes["heat-pump-house"];
    // The case is set in Germany, the Australian version in Sydney.
    const { winter } = exampleHouseOf(language === "au" ? "au" : "de").yields;
    const text = await textOf("heat-pump-house", language);
    expect(text).toContain(`${pv} × ${formatNumber(language, winter)} = ${format(pv * winter, "kWh", 1)}`);
    const more = language === "au" ? 1.5 : 1;
    const byDay = (more * consumption * (1 - houseAssumptions.night)) / 365;
    expect(text).toContain(format(byDay, "kWh", 1));
    if (language === "au") expect(text).toContain(format((more * consumption * houseAssumptions.night) / 365, "kWh", 1));
  });

  test.each(keysOf(homes))("use the seasons of its country for %s", async (key) => {
    const text = await textOf(key, language);
    const { country = (await factsOf(key)).country } = parse(/^---\n([^]*?)\n---/.exec(text)![1]!) as { country?: string };
    const south = /Sydney|October|June|July/.test(text);
    const north = /avril|décembre|April|December|Dezember|四月|十二月/.test(text);
    expect([south && country !== "AU", north && country === "AU"]).toEqual([false, false]);
  });

  test.each(everyCase)("contain only correct equations: %s", async (key) => {
    const equations = findEquations(await textOf(key, language), language);
    expect(equations.length).toBeGreaterThanOrEqual(2);
    for (const { written, left, right, tolerance } of equations) expect(Math.abs(left - right), written).toBeLessThanOrEqual(tolerance);
  });
});
