import type { DescribedField } from "../../../domain/editing/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

/** Returns the label of a field, or its name if the type has no such field. */
export function labelOfField(fields: readonly DescribedField[], name: string, language: StaffLanguage): string {
  return fields.find((field) => field.name === name)?.label[language] ?? name;
}

/** Describes a text by the label of its field: `body/2of5` is paragraph 2 of 5, `rows/1of3/name` a field of a row. */
export function labelOfUnit(fields: readonly DescribedField[], id: string, language: StaffLanguage): string {
  const [name = "", ...parts] = id.split("/");
  const field = fields.find((each) => each.name === name);
  const innerFields = Array.isArray(field?.fields) ? (field.fields as DescribedField[]) : [];
  const details = parts.map((part) => {
    const [, number, count] = /^(\d+)of(\d+)$/.exec(part) ?? [];
    return number === undefined ? labelOfField(innerFields, part, language) : `${number}/${count}`;
  });
  return [field?.label[language] ?? name, ...details].join(" ");
}
