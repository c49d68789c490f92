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
import type { Theirs, Work } from "./use-work.ts";

type Side = "theirs" | "mine";

/** Two people saved the same edition: for each field that differs one chooses whose counts. */
export function ConflictDialog({ fields, work, theirs }: { fields: readonly DescribedField[]; work: Work; theirs: Theirs }) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const differing = fields.filter(({ name }) => JSON.stringify(work.data[name]) !== JSON.stringify(theirs.data[name]));
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (name: string) => sides[name] ?? "mine";
  const when = useMoment()(theirs.savedAt);
  const settle = () =>
    work.settle({
      ...work.data,
      ...Object.fromEntries(differing.flatMap(({ name }) => (sideOf(name) === "theirs" ? [[name, theirs.data[name]]] : []))),
    });
  return (
    <TitledDialog
      title={texts.conflict}
      maxWidth="md"
      actions={
        <Button variant="contained" onClick={settle}>
          {texts.takeAll}
        </Button>
      }
    >
      <DialogContentText gutterBottom>{fill(texts.conflictHow, { who: theirs.author, when })}</DialogContentText>
      {differing.map(({ name, label }) => (
        <Box key={name} component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: "divider", px: 0, py: 1 }}>
          <Typography component="legend" variant="subtitle2">
            {label[language]}
          </Typography>
          <RadioGroup value={sideOf(name)} onChange={(_, side) => setSides({ ...sides, [name]: side === "theirs" ? "theirs" : "mine" })}>
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
