import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { FieldChange } from "../history/field-change.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { mergeFields, mergeValue } from "./merge-fields.ts";
import { contentTexts } from "./texts.ts";
import type { EntryData } from "./typed-store.ts";

const sides = ["theirs", "mine"] as const;
type Side = (typeof sides)[number];

type Props = {
  fields: readonly DescribedField[];
  /** Language of the texts. */
  lang: string;
  base: EntryData;
  mine: EntryData;
  theirs: { data: EntryData; author: string; savedAt: string };
  /** Values of unchanged fields, which `base`, `mine` and `theirs` leave out. */
  unchangedData?: EntryData;
  onResolve(fieldsToTake: ReadonlySet<string>): void;
  onCancel(): void;
};

/**
 * Resolves a conflict of two users: for each field that both changed at the same place, the user chooses a version. Other
 * changes of both are kept.
 */
export function ConflictDialog({ fields, lang, base, mine, theirs, unchangedData = {}, onResolve, onCancel }: Props) {
  const texts = useTexts(contentTexts);
  const { conflicts } = mergeFields({ base, mine, theirs: theirs.data });
  const conflicting = fields.filter(({ name }) => conflicts.includes(name));
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const isDecided = conflicting.every(({ name }) => name in chosen);
  const when = useDateFormat()(theirs.savedAt);
  const valueOf = (data: EntryData, { name }: DescribedField) => (data[name] === undefined ? unchangedData[name] : data[name]);
  return (
    <TitledDialog
      title={texts.conflict}
      onClose={onCancel}
      maxWidth="md"
      actions={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button
            variant="contained"
            disabled={!isDecided}
            onClick={() => onResolve(new Set(Object.keys(chosen).filter((name) => chosen[name] === "theirs")))}
          >
            {texts.takeAll}
          </Button>
        </>
      }
    >
      <DialogContentText gutterBottom>{formatMessage(texts.conflictHow, { who: theirs.author, when })}</DialogContentText>
      {conflicting.map((field) => (
        <FieldConflict
          key={field.name}
          field={field}
          lang={lang}
          before={valueOf(base, field)}
          values={(side) => {
            const values = { base: base[field.name], mine: mine[field.name], theirs: theirs.data[field.name] };
            return valueOf({ [field.name]: mergeValue(values, side).value }, field);
          }}
          side={chosen[field.name]}
          onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
        />
      ))}
    </TitledDialog>
  );
}

type FieldConflictProps = {
  field: DescribedField;
  lang: string;
  before: unknown;
  values(side: Side): unknown;
  side: Side | undefined;
  onChoose(side: Side): void;
};

/** Shows both versions of a field with their changes marked. */
function FieldConflict({ field, lang, before, values, side, onChoose }: FieldConflictProps) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, borderTop: 1, borderColor: "divider", px: 0, py: 1, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {field.label[language]}
      </Typography>
      <RadioGroup value={side ?? ""} onChange={(_, value) => onChoose(value === "theirs" ? "theirs" : "mine")}>
        {sides.map((each) => (
          <Box key={each}>
            <FormControlLabel
              value={each}
              control={<Radio slotProps={{ input: { "aria-describedby": `${id}-${each}` } }} />}
              label={texts[each]}
            />
            <Box id={`${id}-${each}`} sx={{ pl: 4, maxHeight: 200, overflow: "auto" }}>
              <FieldChange field={field} before={before} after={values(each)} lang={lang} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
