import type { DescribedField } from "../../../domain/editing/schema.ts";
import { readKindOptions } from "./fields/read-kind-options.ts";

/** Field of an image, with the field of its text; `part` is the member of that field if it is a group. */
export type ImagePlace = {
  field: DescribedField;
  /** Whether this form edits the image; otherwise it is only shown beside its text. */
  isEditedHere: boolean;
  text?: { field: DescribedField; part?: DescribedField };
};
export type Block =
  | { kind: "field"; field: DescribedField }
  | { kind: "gallery"; places: ImagePlace[] }
  | { kind: "figures"; figures: DescribedField; isEditedHere: boolean; conditions?: DescribedField };

/**
 * Puts the images of a form together with their texts, and the figures with their conditions. `fields` are those of the
 * form, `all` those of the content type.
 */
export function arrangeFields(fields: readonly DescribedField[], all: readonly DescribedField[]): Block[] {
  const has = (field: DescribedField | undefined): field is DescribedField => fields.some(({ name }) => name === field?.name);
  const places = placesOf(fields, all).filter(({ isEditedHere, text }) => isEditedHere || text);
  const figures = all.find((field) => readKindOptions(field).units);
  const conditions = figures && all.find(({ name }) => name === readKindOptions(figures).notesField);
  const inGallery = new Set(places.flatMap(({ field, text }) => [field.name, ...(text ? [text.field.name] : [])]));
  const inFigures = new Set(figures ? [figures.name, ...(conditions ? [conditions.name] : [])] : []);
  const blocks: Block[] = [];
  for (const field of fields) {
    if (inGallery.has(field.name)) {
      if (!blocks.some(({ kind }) => kind === "gallery")) blocks.push({ kind: "gallery", places });
    } else if (figures && inFigures.has(field.name)) {
      if (!blocks.some(({ kind }) => kind === "figures"))
        blocks.push({ kind: "figures", figures, isEditedHere: has(figures), ...(has(conditions) && { conditions }) });
    } else blocks.push({ kind: "field", field });
  }
  return blocks;
}

function placesOf(fields: readonly DescribedField[], all: readonly DescribedField[]): ImagePlace[] {
  return all.flatMap((field): ImagePlace[] => {
    if (field.kind !== "picture") return [];
    const [name, partName] = readKindOptions(field).textField?.split(".") ?? [];
    const textField = fields.find((each) => each.name === name);
    const part = textField && partName !== undefined ? readKindOptions(textField).fields.find((each) => each.name === partName) : undefined;
    return [
      {
        field,
        isEditedHere: fields.some((each) => each.name === field.name),
        ...(textField && { text: { field: textField, ...(part && { part }) } }),
      },
    ];
  });
}
