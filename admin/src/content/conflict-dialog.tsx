import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { formatFieldValue } from "./format-field-value.ts";
import { contentTexts } from "./texts.ts";
import type { Theirs } from "./use-saving.ts";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";

type Side = "theirs" | "mine";

type Props = { fields: readonly DescribedField[]; draft: AutosavedDraft; theirs: Theirs; onCancel(): void };

/**
 * Resolves a conflict of two users: for each field that both changed, the user chooses a version. Other changes of both
 * are kept.
 */
export function ConflictDialog({ fields, draft, theirs, onCancel }: Props) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const conflicting = fields.filter(({ name }) => draft.conflicts.includes(name));
  const [sides, setSides] = useState<Record<string, Side>>({});
  const isDecided = conflicting.every(({ name }) => name in sides);
  const when = useDateFormat()(theirs.savedAt);
  const resolve = () => draft.resolveConflict(theirs, new Set(Object.keys(sides).filter((name) => sides[name] === "theirs")));
  return (
    <TitledDialog
      title={texts.conflict}
      onClose={onCancel}
      maxWidth="md"
      actions={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="contained" disabled={!isDecided} onClick={resolve}>
            {texts.takeAll}
          </Button>
        </>
      }
    >
      <DialogContentText gutterBottom>{formatMessage(texts.conflictHow, { who: theirs.author, when })}</DialogContentText>
      {conflicting.map(({ name, label }) => (
        <Box key={name} component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: "divider", px: 0, py: 1 }}>
          <Typography component="legend" variant="subtitle2">
            {label[language]}
          </Typography>
          <RadioGroup
            value={sides[name] ?? ""}
            onChange={(_, side) => setSides({ ...sides, [name]: side === "theirs" ? "theirs" : "mine" })}
          >
            <FormControlLabel value="theirs" control={<Radio />} label={<FieldVersion name={texts.theirs} value={theirs.data[name]} />} />
            <FormControlLabel value="mine" control={<Radio />} label={<FieldVersion name={texts.mine} value={draft.data[name]} />} />
          </RadioGroup>
        </Box>
      ))}
    </TitledDialog>
  );
}

function FieldVersion({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <strong>{name}</strong>
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxHeight: 160, overflow: "auto" }}>
        {formatFieldValue(value)}
      </Typography>
    </>
  );
}
