import { expect, test } from "vitest";
import { describeTypes } from "../../../domain/editing/describe-types.ts";
import { staffLanguages, type StaffLanguage } from "../texts/staff-language.ts";
import { formatField } from "./format-field.ts";

const fieldOf = (type: string, name: string) =>
  describeTypes()
    .find((each) => each.type === type)!
    .fields.find((field) => field.name === name)!;
const write = (type: string, name: string, value: unknown, language: StaffLanguage = "en") =>
  formatField(fieldOf(type, name), value, { language, formatLabel: (label, text) => `${label}: ${text}` });

test.each([
  [
    "product",
    "figures",
    [
      { name: "weight", value: 58, unit: "kg" },
      { name: "warranty", text: "ten years" },
    ],
    /^[^\n]*58[^\n]* · [^\n]*kg\n[^\n]*ten years$/,
  ],
  ["product", "line", "residential", "Homes"],
  ["product", "fitsWith", ["copia", "myrtillo"], "copia\nmyrtillo"],
  ["news", "date", "2026-04-01", "Apr 1, 2026"],
  ["news", "date", "2026-04", "Apr 1, 2026"],
  ["news", "date", "soon", "soon"],
  ["news", "keywords", ["one", "two"], "one\ntwo"],
  ["news", "sample", true, "yes"],
  ["news", "body", undefined, ""],
  ["news", "body", "A **long**\n\ntext", "A **long**\n\ntext"],
  ["news", "chart", [{ label: "2024", value: 3 }], /2024.*3/],
])("version history › writes %s.%s as staff know it", (type, name, value, text) => {
  if (text instanceof RegExp) expect(write(type, name, value)).toMatch(text);
  else expect(write(type, name, value)).toBe(text);
});

test("version history › writes every field of every content type without code, in every language", () => {
  const sampleValues: Record<string, unknown> = { place: { latitude: 48.5, longitude: 2.25 }, flag: false, number: 3, country: "FR" };
  for (const { type, fields } of describeTypes())
    for (const { name, kind } of fields)
      for (const language of staffLanguages) {
        const value = sampleValues[kind] ?? (kind === "rows" ? [{}] : kind === "group" || kind === "notes" ? {} : "text");
        expect(write(type, name, value, language)).not.toMatch(/[{}[\]]|undefined|null/);
      }
});
