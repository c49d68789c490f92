import type { DescribedField } from "../../../domain/editing/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";
import { readKindOptions } from "./fields/read-kind-options.ts";

/** Names the place of a check, such as `blocks.1.cards.0.link`, by the labels of its fields: Blocks 2 › Cards 1 › Link. */
export function describePath(fields: readonly DescribedField[], path: string, data: unknown, language: StaffLanguage): string {
  const [name = "", index, ...rest] = path.split(".");
  const field = fields.find((each) => each.name === name);
  if (!field) return path;
  const label = field.label[language];
  const { fields: ownFields, blocks } = readKindOptions(field);
  if (index === undefined || !/^\d+$/.test(index)) return label;
  const place = `${label} ${Number(index) + 1}`;
  const row = rowAt(data, name, Number(index));
  const block = blocks.find(({ kind }) => kind === row?.kind);
  const parts = block ? block.fields : ownFields;
  return rest.length === 0 ? place : `${place} › ${describePath(parts, rest.join("."), row, language)}`;
}

function rowAt(data: unknown, name: string, index: number): Record<string, unknown> | undefined {
  const rows: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  return typeof row === "object" && row !== null ? (row as Record<string, unknown>) : undefined;
}
