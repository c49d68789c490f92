import Box from "@mui/material/Box";
import type { Block } from "../arrange-fields.ts";
import { groupValue, isValues } from "../fields/group-value.ts";
import { hasLeftField } from "../has-left-field.ts";
import type { FieldsetProps } from "../fieldset-props.ts";
import { FigureTable } from "./figure-table.tsx";
import type { Figure } from "./use-figures.ts";

type Props = Pick<FieldsetProps, "id" | "draft" | "faults" | "isReadOnly" | "onLeave"> & {
  block: Extract<Block, { kind: "figures" }>;
  shownData: Readonly<Record<string, unknown>>;
};

/** Edits the figures of a product with their conditions. Where only the conditions are edited, the figures are shown. */
export function FigureFields({ id, block, shownData, draft, faults, isReadOnly, onLeave }: Props) {
  const { figures: field, conditions, isEditedHere } = block;
  const value = (isEditedHere ? draft.data : shownData)[field.name];
  const rows = Array.isArray(value) ? value.filter((row): row is Figure => isValues(row)) : [];
  const notes = conditions && draft.data[conditions.name];
  return (
    <Box onBlur={(event) => hasLeftField(event) && onLeave?.(field.name)}>
      <FigureTable
        id={`${id}-${field.name}`}
        field={field}
        rows={rows}
        conditions={isValues(notes) ? (notes as Record<string, string>) : {}}
        faults={isEditedHere ? faults : {}}
        {...(isEditedHere && !isReadOnly && { onChange: (next) => draft.change({ [field.name]: next }) })}
        {...(conditions &&
          !isReadOnly && {
            onConditionsChange: (next) => draft.change({ [conditions.name]: groupValue(conditions, withoutEmpty(next)) }),
          })}
      />
    </Box>
  );
}

const withoutEmpty = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
