import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markets } from "#domain/markets/schema";
import { languageCodes } from "#i18n/languages.ts";
import { readHours } from "./price-hours.ts";
import { siteAssumptions, siteMoney } from "./site-money.ts";
import { pricesOfDay } from "./site-tariff.ts";
import { siteYear } from "./site-year.ts";
import { sizeSite, usableShare } from "./site.ts";

/** 60 kW above the limit from 9:45 to 11:15, the example of the page: 90 kWh a day from a battery of 100 kWh. */
const site = { peak: 210, limit: 150, hours: 1.5 };
const { nominal, power } = sizeSite(site);
const system = { nominal, power, pv: 0, days: 250 };
const hours = (text: string) => readHours(text).quarters ?? [];
const { cautious, favourable } = siteAssumptions;

describe("demand charge of a site", () => {
  test.each([
    // 60 kW × 12 months × 10; the cautious end counts 80 %.
    ["month", 10, 7200],
    ["year", 120, 7200],
    ["year", 10, 600],
  ] as const)("per %s at %i saves %i a year", (period, demand, expected) => {
    const { parts, savings, benefits } = siteMoney(site, system, { demand, period, feedIn: 0 }, markets.de);
    expect(parts.favourable).toEqual({ demand: expected, shift: 0, sun: 0 });
    expect(savings.cautious).toBeCloseTo(0.8 * expected, 9);
    expect(benefits.favourable).toEqual({ avoided: expected, forgone: 0 });
  });
});

describe("energy prices of a site", () => {
  const saving = (prices: number[], more = {}) =>
    siteMoney(site, { ...system, ...more }, { demand: 0, period: "month", prices, feedIn: 0 }, markets.cn).parts.favourable.shift;

  test("a peak in the expensive hours saves their price and costs the cheap charge", () => {
    // 250 days × (90 kWh × 1.2 − 90 ÷ 0.9 × 0.3); the battery starts the year full, which saves one charge.
    const prices = pricesOfDay(0.7, [
      { price: 1.2, quarters: hours("9-12") },
      { price: 0.3, quarters: hours("0-8") },
    ]);
    // On the 115 days without a peak the battery supplies the same energy in the expensive hours, as far as the load goes.
    expect(saving(prices, { days: 365 })).toBeCloseTo(365 * (90 * 1.2 - 100 * 0.3) + 30, 6);
  });

  test("one price costs the losses of the battery", () => {
    // 250 days × 90 kWh × (1 − 1 ÷ 0.9) × 0.2, and one charge less.
    expect(saving(pricesOfDay(0.2, []))).toBeCloseTo(-250 * 10 * 0.2 + 100 * 0.2, 6);
  });

  test("two expensive windows with a cheaper one between them are both used", () => {
    const prices = pricesOfDay(0.7, [
      { price: 1.2, quarters: hours("9-12, 14-19") },
      { price: 0.3, quarters: hours("0-8") },
    ]);
    const once = pricesOfDay(0.7, [
      { price: 1.2, quarters: hours("9-12") },
      { price: 0.3, quarters: hours("0-8") },
    ]);
    // The second cycle charges at 0.7 from 12 to 14 h, as far as the load leaves power below the limit: at most 90 × 1.2 − 100 × 0.7.
    const second = (saving(prices, { days: 365 }) - saving(once, { days: 365 })) / 365;
    expect(second).toBeGreaterThan(10);
    expect(second).toBeLessThan(38);
  });

  test("a spread below the losses is not traded", () => {
    const { fromGrid } = siteYear(site, system, pricesOfDay(0.2, [{ price: 0.21, quarters: hours("17-20") }]), markets.de, favourable);
    // Only the peaks are charged: 250 × 100 kWh without the first.
    expect(fromGrid).toBeCloseTo(249 * 100, 6);
  });

  test("a larger battery shifts more energy", () => {
    const prices = pricesOfDay(0.2, [{ price: 0.5, quarters: hours("15-21") }]);
    expect(saving(prices, { nominal: 400 })).toBeGreaterThan(1.5 * saving(prices));
  });
});

test("surplus solar energy replaces purchases and loses its feed-in tariff", () => {
  const tariff = { demand: 0, period: "year", prices: pricesOfDay(0.25, []), feedIn: 0.06 } as const;
  const { parts, energies, benefits } = siteMoney(site, { ...system, pv: 400, nominal: 400 }, tariff, markets.de);
  const { fromSun } = energies.favourable;
  expect(fromSun).toBeGreaterThan(5000);
  expect(parts.favourable.sun).toBeGreaterThan(0);
  expect(benefits.favourable.forgone).toBeCloseTo(fromSun * 0.06, 9);
  // A battery that is reserved for the peak has no room for the sun.
  expect(siteMoney(site, { ...system, pv: 400 }, tariff, markets.de).energies.favourable.fromSun).toBe(0);
});

describe("year of a site", () => {
  const anySite = fc
    .record({ limit: fc.integer({ min: 20, max: 2000 }), over: fc.integer({ min: 5, max: 50 }), hours: fc.constantFrom(0.25, 1, 2.5, 4) })
    .map(({ limit, over, hours: duration }) => ({ limit, peak: limit * (1 + over / 100), hours: duration }));
  const anyPrices = fc
    .tuple(
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([normal, high, low]) =>
      pricesOfDay(normal, [
        { price: high, quarters: hours("10-12, 15-20") },
        { price: low, quarters: hours("0-6") },
      ]),
    );

  test("keeps the limit, loses energy and sells none, whatever the prices are", () => {
    fc.assert(
      fc.property(anySite, anyPrices, fc.constantFrom(0, 50, 500), fc.constantFrom(...languageCodes), (input, prices, pv, code) => {
        const sizing = sizeSite(input);
        const year = siteYear(input, { nominal: sizing.nominal, power: sizing.power, pv, days: 250 }, prices, markets[code], cautious);
        for (const { before, after } of year.peaks) {
          expect(before).toBeLessThanOrEqual(input.peak + 1e-6);
          expect(after).toBeLessThanOrEqual(input.limit + 1e-6);
        }
        const stored = (year.fromSun + year.fromGrid) * cautious.roundTrip;
        expect(year.discharged).toBeLessThanOrEqual(stored + sizing.nominal * usableShare + 1e-6);
      }),
      { numRuns: 30 },
    );
  });

  test("is calculated for both ends within 50 ms", () => {
    const tariff = { demand: 10, period: "month", prices: pricesOfDay(0.2, []), feedIn: 0.06 } as const;
    const samples = Array.from({ length: 5 }, () => {
      const start = performance.now();
      siteMoney(site, { ...system, pv: 100 }, tariff, markets.de);
      return performance.now() - start;
    });
    expect(Math.min(...samples)).toBeLessThan(50);
  });
});
