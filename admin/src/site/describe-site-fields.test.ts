import { expect, test } from "vitest";
import { siteSchema } from "../../../domain/site-config/schema.ts";
import { staffLanguages } from "../texts/staff-language.ts";
import { describeSiteFields, toComparable } from "./describe-site-fields.ts";

test("company data › describe every field in every language for the history", () => {
  const fields = describeSiteFields();
  expect(fields.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(siteSchema.entries)
      .filter((name) => name !== "maintenance")
      .toSorted(),
  );
  for (const { label } of fields) for (const language of staffLanguages) expect(label[language]).not.toBe("");
});

test("company data › compare as they are saved", () => {
  expect(toComparable({ brand: "A", phone: " ", sample: false, maintenance: ["/news"], socialLinks: [] })).toEqual({ brand: "A" });
});
