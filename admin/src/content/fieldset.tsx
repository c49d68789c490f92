import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { useStaffLanguage } from "../texts/staff-language.ts";
import { arrangeFields, type Block, type ImagePlace } from "./arrange-fields.ts";
import { FieldInput } from "./fields/field-input.tsx";
import { faultsOf } from "./fields/input-props.ts";
import type { FieldsetProps } from "./fieldset-props.ts";
import { FigureFields } from "./figures/figure-fields.tsx";
import { Gallery } from "./gallery.tsx";
import { hasLeftField } from "./has-left-field.ts";
import { selectShownFields } from "./select-shown-fields.ts";

export function Fieldset({ fields, allFields, ...props }: FieldsetProps) {
  const shownFields = selectShownFields(fields, props.shownData ?? props.draft.data);
  return (
    <Stack component="fieldset" spacing={2} aria-label={props.name} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography variant="overline">{props.name}</Typography>
      {arrangeFields(shownFields, allFields).map((block) => (
        <FormBlock key={block.kind === "field" ? block.field.name : block.kind} {...props} block={block} />
      ))}
    </Stack>
  );
}

function FormBlock({
  block,
  id,
  draft,
  faults,
  shownData = draft.data,
  isReadOnly,
  onLeave,
  commentsOf,
}: Omit<FieldsetProps, "fields" | "allFields"> & { block: Block }) {
  const staffLanguage = useStaffLanguage();
  const comments = (fields: readonly DescribedField[]) =>
    fields.map(({ name, label }) => <Fragment key={name}>{commentsOf?.(name, label[staffLanguage])}</Fragment>);
  if (block.kind === "gallery")
    return (
      <>
        <Gallery {...{ id, draft, faults, shownData, isReadOnly, onLeave }} places={block.places} />
        {comments(editedFieldsOf(block.places))}
      </>
    );
  if (block.kind === "figures")
    return (
      <>
        <FigureFields {...{ id, draft, faults, shownData, isReadOnly, onLeave, block }} />
        {comments([block.figures])}
      </>
    );
  const { field } = block;
  return (
    <Box onBlur={(event) => hasLeftField(event) && onLeave?.(field.name)}>
      <FieldInput
        id={`${id}-${field.name}`}
        field={field}
        value={draft.data[field.name]}
        faults={faultsOf(faults, field.name)}
        isReadOnly={isReadOnly}
        onChange={(value) => draft.change({ [field.name]: value })}
      />
      {comments([field])}
    </Box>
  );
}

/** Fields that this form edits in the gallery: images and their texts. */
function editedFieldsOf(places: readonly ImagePlace[]): DescribedField[] {
  const fields = places.flatMap(({ field, isEditedHere, text }) => [...(isEditedHere ? [field] : []), ...(text ? [text.field] : [])]);
  return fields.filter(({ name }, index) => fields.findIndex((each) => each.name === name) === index);
}
