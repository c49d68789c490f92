import { expect, test } from "vitest";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { labelOfUnit } from "./unit-label.ts";

const label = (text: string) => ({ en: text, fr: text, de: text, cn: text });
const field = (name: string, more: object = {}): DescribedField => ({
  name,
  kind: "text",
  label: label(name.toUpperCase()),
  perLanguage: true,
  required: true,
  needsValue: true,
  ...more,
});
const fields = [field("body"), field("rows", { fields: [field("note")] })];

test.each([
  ["body", "BODY"],
  ["body/2of5", "BODY 2/5"],
  ["rows/1of3/note", "ROWS 1/3 NOTE"],
  ["gone/x", "gone x"],
])("translation report › names the text %s by labels", (id, text) => {
  expect(labelOfUnit(fields, id, "en")).toBe(text);
});
