import { expect, test } from "vitest";
import { describeTypes } from "../../../../domain/editing/describe-types.ts";
import { groupFields } from "./group-value.ts";

const fieldOf = (type: string, name: string) =>
  describeTypes()
    .find((each) => each.type === type)!
    .fields.find((field) => field.name === name)!;

test.each([
  ["news", "title", true],
  ["news", "keywords", true],
  ["news", "sources", false],
  ["news", "chart", false],
  ["product", "leading", false],
  ["product", "fitsWith", false],
  ["product", "figures", false],
  ["product", "categories", true],
  ["page", "blocks", true],
])("required mark › the field %s.%s has one: %s", (type, name, isMarked) => {
  expect(fieldOf(type, name).needsValue).toBe(isMarked);
});

test("required mark › the fields of an optional group have one once the group is in use", () => {
  const chart = fieldOf("news", "chartText");
  const marked = (value: unknown) => groupFields(chart, value).flatMap(({ name, needsValue }) => (needsValue ? [name] : []));
  expect(marked(undefined)).toEqual([]);
  expect(marked({ title: "More sun" })).toEqual(["title", "unit"]);
});
