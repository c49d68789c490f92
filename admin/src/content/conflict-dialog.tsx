import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { shownValue } from "./shown-value.ts";
import { contentTexts } from "./texts.ts";
import type { Theirs } from "./use-saving.ts";
import type { Work } from "./use-work.ts";

type Side = "theirs" | "mine";

type Props = { fields: readonly DescribedField[]; work: Work; theirs: Theirs; onCancel(): void };

/**
 * Resolves a conflict of two users: for each field that both changed, the user chooses a version. Other changes of both
 * are kept.
 */
export function ConflictDialog({ fields, work, theirs, onCancel }: Props) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const conflicting = fields.filter(({ name }) => work.conflicts.includes(name));
  const [sides, setSides] = useState<Record<string, Side>>({});
  const isDecided = conflicting.every(({ name }) => name in sides);
  const when = useMoment()(theirs.savedAt);
  const settle = () => work.settle(theirs, new Set(Object.keys(sides).filter((name) => sides[name] === "theirs")));
  return (
    <TitledDialog
      title={texts.conflict}
      onClose={onCancel}
      maxWidth="md"
      actions={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="contained" disabled={!isDecided} onClick={settle}>
            {texts.takeAll}
          </Button>
        </>
      }
    >
      <DialogContentText gutterBottom>{fill(texts.conflictHow, { who: theirs.author, when })}</DialogContentText>
      {conflicting.map(({ name, label }) => (
        <Box key={name} component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: "divider", px: 0, py: 1 }}>
          <Typography component="legend" variant="subtitle2">
            {label[language]}
          </Typography>
          <RadioGroup
            value={sides[name] ?? ""}
            onChange={(_, side) => setSides({ ...sides, [name]: side === "theirs" ? "theirs" : "mine" })}
          >
            <FormControlLabel value="theirs" control={<Radio />} label={<Shown name={texts.theirs} value={theirs.data[name]} />} />
            <FormControlLabel value="mine" control={<Radio />} label={<Shown name={texts.mine} value={work.data[name]} />} />
          </RadioGroup>
        </Box>
      ))}
    </TitledDialog>
  );
}

function Shown({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <strong>{name}</strong>
      <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxHeight: 160, overflow: "auto" }}>
        {shownValue(value)}
      </Typography>
    </>
  );
}
