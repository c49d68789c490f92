import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { CallResult } from "../api/endpoint-types.ts";
import { messages } from "../../../i18n/messages/index.ts";
import { RowActions } from "../layout/row-actions.tsx";
import { TargetButton } from "../markdown/target-button.tsx";
import { useTargetName } from "../markdown/use-target-name.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { menuTexts } from "./menu-texts.ts";

type Row = { label: string; note?: string; target?: string; isHidden?: boolean };
type Fault = CallResult<"GET /staff/menus">["header"]["faults"][string];
type Props = {
  row: Row;
  name: string;
  hasNote?: boolean;
  faultAt(field: keyof Row): string | undefined;
  notShown: Fault | undefined;
  canMove: { up: boolean; down: boolean };
  onChange(row: Row): void;
  onMove(step: number): void;
  onRemove(): void;
};

/** Edits an item or a link of a menu. */
export function MenuRow({ row, name, hasNote = false, faultAt, notShown, canMove, onChange, onMove, onRemove }: Props) {
  const texts = useTexts(menuTexts);
  const language = useStaffLanguage();
  const label = (text: string) => formatMessage(text, { label: row.label });
  const fault = faultAt("target");
  return (
    <Stack component="fieldset" spacing={0.5} aria-label={name} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={rowLayout(hasNote)}>
        <TextField
          size="small"
          required
          label={texts.label}
          value={row.label}
          error={faultAt("label") !== undefined}
          helperText={faultAt("label")}
          onChange={({ target }) => onChange({ ...row, label: target.value })}
        />
        {hasNote && (
          <TextField
            size="small"
            label={texts.note}
            value={row.note ?? ""}
            error={faultAt("note") !== undefined}
            helperText={faultAt("note")}
            onChange={({ target }) => onChange({ ...row, note: target.value === "" ? undefined : target.value })}
          />
        )}
        <Target row={row} onChange={(target) => onChange({ ...row, target })} />
        <FormControlLabel
          label={texts.hidden}
          control={
            <Checkbox checked={row.isHidden ?? false} onChange={(_, isHidden) => onChange({ ...row, isHidden: isHidden || undefined })} />
          }
        />
        <Box sx={{ ml: "auto" }}>
          <RowActions labelOf={(action) => label(texts[action])} canMove={canMove} onMove={onMove} onRemove={onRemove} />
        </Box>
      </Stack>
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      {notShown && <FormHelperText error>{formatMessage(texts.notShown, { reason: messages[language][notShown] })}</FormHelperText>}
    </Stack>
  );
}

/** One line on a wide screen, with the parts of all rows below each other. */
const rowLayout = (hasNote: boolean) => ({
  display: { xs: "flex", md: "grid" },
  gridTemplateColumns: `12rem ${hasNote ? "12rem " : ""}minmax(0, 1fr) auto auto`,
  flexWrap: "wrap",
  alignItems: "center",
});

function Target({ row: { target = "" }, onChange }: { row: Row; onChange(target: string | undefined): void }) {
  const texts = useTexts(menuTexts);
  const targetName = useTargetName(target);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "center", minWidth: 0 }}>
      <Typography component="output" variant="body2" color={target === "" ? "text.secondary" : undefined} sx={{ overflowWrap: "anywhere" }}>
        {target === "" ? texts.noLink : targetName}
      </Typography>
      <TargetButton label={target === "" ? texts.choose : texts.change} target={target} onChange={onChange} />
    </Stack>
  );
}
