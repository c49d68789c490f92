import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Figure } from "../schema.ts";

const products = path.resolve(import.meta.dirname, "../../../content/product");
const folders = {
  MYRTILLO: "myrtillo-ess-high-voltage-lfp-battery",
  "AGAVE-TH": "agave-th-three-phase-home-battery-energy-storage-system",
  "TIANYUAN 60k": "tianyuan-60k",
} as const;
const installation: Figure[] = [
  { name: "installation", value: 15, unit: "min" },
  { name: "installationSaved", value: 75, unit: "%" },
];
const suppression: Figure = { name: "fireSuppression", max: 15, unit: "s", bound: "within" };

/** These figures are from section 9 of the specification; the pages print the figures of the content. */
const specified: Record<keyof typeof folders, Figure[]> = {
  MYRTILLO: [
    { name: "energy", min: 4.99, max: 29.94, unit: "kWh" },
    { name: "cycles", min: 10_000, bound: "over" },
    { name: "cRate", value: 1, unit: "C" },
    { name: "parallelTowers", max: 5, bound: "upTo" },
    { name: "energyParallel", max: 149.76, unit: "kWh", bound: "upTo" },
    ...installation,
    suppression,
  ],
  "AGAVE-TH": [
    { name: "power", min: 5, max: 13, unit: "kW" },
    { name: "energy", min: 9.98, max: 29.94, unit: "kWh" },
    { name: "noise", max: 25, unit: "dB", bound: "below" },
    { name: "temperature", min: -20, max: 55, unit: "°C" },
    { name: "ingress", text: "IP65" },
    { name: "pvOverConfiguration", max: 2, unit: "×", bound: "upTo" },
    { name: "unbalancedOutput", value: 110, unit: "%" },
    ...installation,
    suppression,
  ],
  "TIANYUAN 60k": [
    { name: "power", value: 62.5, unit: "kW" },
    { name: "parallelUnits", max: 10, bound: "upTo" },
    { name: "efficiency", value: 99, unit: "%" },
    { name: "switching", max: 10, unit: "ms", bound: "below" },
  ],
};

test.each(Object.entries(specified))("the product %s has exactly the figures of the specification", async (name, figures) => {
  const file = path.join(products, folders[name as keyof typeof folders], "entry.yaml");
  const { figures: actual } = parse(await readFile(file, "utf8")) as { figures: Figure[] };
  const byName = (one: Figure, other: Figure) => one.name.localeCompare(other.name);
  expect(actual.toSorted(byName)).toEqual(figures.toSorted(byName));
});
