import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { FieldInput } from "./fields/field-input.tsx";
import { faultsOf } from "./fields/input-props.ts";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";
import { useStaffLanguage } from "../texts/staff-language.ts";
import type { FocusEvent, ReactNode } from "react";
import Box from "@mui/material/Box";

type Props = {
  id: string;
  name: string;
  fields: readonly DescribedField[];
  draft: Pick<AutosavedDraft, "data" | "change">;
  faults: Record<string, string>;
  isReadOnly: boolean;
  onLeave?(field: string): void;
  commentsOf?(field: string, label: string): ReactNode;
};

export function Fieldset({ id, name, fields, draft, faults, isReadOnly, onLeave, commentsOf }: Props) {
  const staffLanguage = useStaffLanguage();
  return (
    <Stack component="fieldset" spacing={2} aria-label={name} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography variant="overline">{name}</Typography>
      {fields.map((field) => (
        <Box key={field.name} onBlur={(event) => hasLeftField(event) && onLeave?.(field.name)}>
          <FieldInput
            id={`${id}-${field.name}`}
            field={field}
            value={draft.data[field.name]}
            faults={faultsOf(faults, field.name)}
            isReadOnly={isReadOnly}
            onChange={(value) => draft.change({ [field.name]: value })}
          />
          {commentsOf?.(field.name, field.label[staffLanguage])}
        </Box>
      ))}
    </Stack>
  );
}

/** Ignores a blur that moves the focus to another window or to a menu or dialog of the same field. */
function hasLeftField({ target, currentTarget, relatedTarget }: FocusEvent): boolean {
  const isOutside = !(
    relatedTarget instanceof Element &&
    (currentTarget.contains(relatedTarget) || relatedTarget.closest(".MuiModal-root"))
  );
  return isOutside && document.activeElement !== target;
}
