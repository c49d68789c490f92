import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { parsePicture } from "../../../../domain/media/schema.ts";
import type { StaffLanguage } from "../../texts/staff-language.ts";
import { isValues } from "./group-value.ts";
import { choiceNames, readKindOptions } from "./read-kind-options.ts";

/** `titleOf` returns the title of a linked entry, or its slug while the title is unknown. */
type SummaryOptions = { language: StaffLanguage; titleOf(key: string): string };

/** Returns what a block shows in one line, for its closed head: its texts, choices and linked entries, else its images. */
export function summarizeBlock(fields: readonly DescribedField[], block: Record<string, unknown>, options: SummaryOptions): string {
  const join = (texts: readonly string[]) => texts.filter((text) => text !== "").join(" · ");
  return join(textsOf(fields, block, options)) || join(imagesOf(fields, block));
}

function textsOf(fields: readonly DescribedField[], values: Record<string, unknown>, options: SummaryOptions): string[] {
  return fields.flatMap((field) => textsOfField(field, values[field.name], options));
}

function textsOfField(field: DescribedField, value: unknown, options: SummaryOptions): string[] {
  if (Array.isArray(value)) {
    if (field.kind === "links") return value.map((key) => options.titleOf(String(key)));
    return value.filter(isValues).flatMap((row) => textsOf(readKindOptions(field).fields, row, options));
  }
  // The title of a card says more than the address of its link.
  if (typeof value !== "string" || field.kind === "picture" || field.kind === "target") return [];
  if (field.kind === "oneOf") return choiceNames(field, options.language).flatMap(([choice, name]) => (choice === value ? [name] : []));
  // A Markdown text may begin with the sign of a heading.
  return [value.replace(/^#+ /, "")];
}

function imagesOf(fields: readonly DescribedField[], values: Record<string, unknown>): string[] {
  return fields.flatMap(({ name, kind }) => {
    const value = values[name];
    return kind === "picture" && typeof value === "string" ? [parsePicture(value).name] : [];
  });
}
