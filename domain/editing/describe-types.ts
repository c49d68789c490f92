import * as v from "valibot";
import { collections, type Field } from "#domain/content";
import type { CollectionType, StaffText } from "#domain/content/schema";
import { emptyValues, type DescribedField } from "./schema.ts";

type DescribedType = { type: CollectionType; name: StaffText; about?: StaffText; title: string; fields: DescribedField[] };

export function describeTypes(): DescribedType[] {
  return collections.map(({ type, name, about, title, fields }) => ({ type, name, about, title, fields: describeFields(fields) }));
}

function describeFields(fields: Record<string, Field>): DescribedField[] {
  return Object.entries(fields).map(([name, field]) => {
    const { schema, ...description } = field;
    const { perLanguage = false, required = true } = field;
    const needsValue = required && !v.is(schema, emptyValues[field.kind]);
    const parts =
      "fields" in field ? { fields: describeFields(field.fields) } : "blocks" in field ? { blocks: describeBlocks(field.blocks) } : {};
    return { ...description, name, perLanguage, required, needsValue, ...parts };
  });
}

function describeBlocks(blocks: Record<string, { name: StaffText; fields: Record<string, Field> }>) {
  return Object.entries(blocks).map(([kind, { name, fields }]) => ({ kind, name, fields: describeFields(fields) }));
}
