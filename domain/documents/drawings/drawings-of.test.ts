import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/content/schema";
import { languageCodes } from "#i18n/languages.ts";
import { guideClasses } from "#domain/guides/schema";
import { drawingCopies, drawingsOf, stepsDrawing, type Drawing } from "./index.ts";
import { keysOf } from "#i18n/keys-of.ts";

const copy = drawingCopies.copies.en;
const guides = keysOf(guideClasses);

const energy: Figure = { name: "energy", min: 9.98, max: 29.94, unit: "kWh" };
const tower: Figure[] = [
  { ...energy, min: 4.99 },
  { name: "cycles", min: 10_000, bound: "over" },
  { name: "parallelTowers", max: 5, bound: "upTo" },
  { name: "energyParallel", max: 149.76, unit: "kWh", bound: "upTo" },
];
const units: Figure[] = [
  { name: "power", value: 62.5, unit: "kW" },
  { name: "parallelUnits", max: 10, bound: "upTo" },
];

type Product = Parameters<typeof drawingsOf>[0];
const draw = (guide: Product["guide"], figures: Figure[]) => drawingsOf({ name: "X", guide, figures }, { language: "en", copy });
const sumsOf = (drawing: Drawing | undefined) => drawing?.columns?.map(({ sum }) => sum);

describe("product drawings", () => {
  test("show the energy for each number of modules in a tower", () => {
    const [stack] = draw("all-in-one", [energy]);
    expect(sumsOf(stack)).toEqual(["9.98", "14.97", "19.96", "24.95", "29.94"]);
    expect(stack?.heading).toBe("From 2 to 6 modules in a tower");
    expect(stack?.alt).toContain("9.98 / 14.97 / 19.96 / 24.95 / 29.94");
  });

  test("show the towers in parallel and the cycles of a battery", () => {
    const [stack, parallel, cycles] = draw("battery", tower);
    expect([stack, parallel, cycles].map((drawing) => drawing?.kind)).toEqual(["stack", "parallel", "cycles"]);
    expect(sumsOf(parallel)).toEqual(["29.94", "59.88", "89.82", "119.76", "149.76"]);
    expect(cycles).toMatchObject({ count: 10_000, heading: "Cycle life: over 10,000 cycles" });
  });

  test("show the power of parallel units of a power conversion system", () => {
    const [drawing] = draw("power-conversion", units);
    expect(sumsOf(drawing)).toEqual(["62.5", "125", "187.5", "250", "312.5", "375", "437.5", "500", "562.5", "625"]);
    expect(drawing?.heading?.replaceAll("\u00a0", " ")).toBe("Each unit adds 62.5 kW");
  });
});

describe("product drawings with missing figures", () => {
  test.each([
    ["without an energy", []],
    ["with energies that are not whole modules", [{ ...energy, max: 30 }]],
    ["with one energy", [{ name: "energy", value: 9.98, unit: "kWh" }]],
  ] as [string, Figure[]][])("omit a stack %s", (_, figures) => {
    expect(draw("battery", figures)).toEqual([]);
  });

  test("omit towers in parallel with a different sum", () => {
    const other = tower.map((figure) => (figure.name === "energyParallel" ? { ...figure, max: 150 } : figure));
    expect(draw("battery", other).map(({ kind }) => kind)).toEqual(["stack", "cycles"]);
  });

  test("show only the plant of a power conversion system and nothing for loggers", () => {
    expect(draw("power-conversion", []).map(({ kind }) => kind)).toEqual(["plant"]);
    expect(draw("logger", [])).toEqual([]);
    expect(draw(undefined, tower)).toEqual([]);
  });
});

test.each(languageCodes)("the product drawings in %s have no unfilled placeholders", (language) => {
  const figures: Figure[] = [...tower, ...units, { name: "link", text: "4G" }];
  for (const guide of guides) {
    const product = { name: "X", guide, figures };
    const words = drawingCopies.copies[language];
    const drawings = [...drawingsOf(product, { language, copy: words }), stepsDrawing(product, words)];
    expect(drawings.length, guide).toBeGreaterThan(1);
    expect(JSON.stringify(drawings), guide).not.toMatch(/\{\w+\}|undefined|NaN/);
  }
});
