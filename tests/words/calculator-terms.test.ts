import { expect, test } from "vitest";
import { cn as site } from "../../app/pages/commercial-industrial-ess/copy/cn.ts";
import { cn as house } from "../../app/pages/residential-ess/copy/cn.ts";
import { cn as plant } from "../../app/pages/utility-ess/copy/cn.ts";
import { choiceNames, valueNames } from "../../domain/calculations/names.ts";

const labels = [house.sizing.fields, house.sizing.year.fields, site.sizing.fields, site.sizing.tariff.fields, plant.sizing.fields].flatMap(
  (fields) => Object.entries(fields).map(([name, { label }]) => [name, label] as const),
);

test.each(labels)("Chinese calculators › the field %s is labelled %s, as in the request that passes it on", (name, label) => {
  expect(label).toContain(valueNames[name]?.cn);
});

test("Chinese calculators › choices are named as in the request that passes them on", () => {
  const { goal } = house.sizing;
  expect(Object.fromEntries(Object.entries(choiceNames.goal!).map(([value, names]) => [value, names.cn]))).toEqual(goal.names);
});
