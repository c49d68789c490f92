import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatMessage } from "../../texts/format-message.ts";
import { useTexts } from "../../texts/staff-language.ts";
import { figureTexts } from "./texts.ts";
import type { Figure, Figures } from "./use-figures.ts";

type Props = {
  id: string;
  figure: Figure;
  name: string;
  figures: Figures;
  /** Figures of the other rows, which cannot be chosen again. */
  usedNames: readonly string[];
  isReadOnly: boolean;
  fault: string | undefined;
  onChange(figure: Figure): void;
  onRemove(): void;
  onEnter(): void;
};

/** Cells of a row of the data sheet: figure, value, unit. */
export function FigureCells({ id, figure, name, figures, usedNames, isReadOnly, fault, onChange, onRemove, onEnter }: Props) {
  const texts = useTexts(figureTexts);
  const unit = figures.unitNameOf(figure.unit);
  return (
    <>
      <Box sx={{ gridArea: "name" }}>
        {isReadOnly ? (
          <Typography variant="body2">{name}</Typography>
        ) : (
          <NameInput {...{ id, figure, figures, usedNames }} onChange={(next) => onChange(figures.withName(figure, next))} />
        )}
      </Box>
      <Box sx={{ gridArea: "value" }}>
        {isReadOnly ? (
          <Typography variant="body2">{figures.print(figure)}</Typography>
        ) : (
          <ValueInput
            label={`${texts.value}: ${name}`}
            text={figures.print(figure)}
            isWrong={fault !== undefined}
            onChange={(typed) => onChange(figures.withValue(figure, typed))}
            onEnter={onEnter}
          />
        )}
      </Box>
      <Typography variant="body2" sx={{ gridArea: "unit", overflowWrap: "anywhere" }}>
        {unit}
      </Typography>
      {!isReadOnly && (
        <IconButton size="small" aria-label={formatMessage(texts.remove, { name })} onClick={onRemove} sx={{ gridArea: "remove" }}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
      {fault !== undefined && (
        <FormHelperText error sx={{ gridArea: "fault", m: 0 }}>
          {fault}
        </FormHelperText>
      )}
    </>
  );
}

type NameProps = Pick<Props, "id" | "figure" | "figures" | "usedNames"> & { onChange(name: string): void };

function NameInput({ id, figure, figures, usedNames, onChange }: NameProps) {
  const texts = useTexts(figureTexts);
  return (
    <Autocomplete
      id={`${id}-name`}
      size="small"
      disableClearable
      autoHighlight
      openOnFocus={figure.name === undefined}
      options={figures.choices}
      groupBy={({ group }) => group}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ name }) => name}
      getOptionDisabled={({ name }) => usedNames.includes(name)}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      // MUI accepts no `undefined` with `disableClearable`; `null!` is its documented empty value.
      value={figures.choices.find(({ name }) => name === figure.name) ?? null!}
      onChange={(_, choice) => onChange(choice.name)}
      slotProps={{ popper: { sx: { minWidth: 260 } } }}
      renderInput={({ slotProps, ...input }) => (
        <TextField {...input} slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, "aria-label": texts.figure } }} />
      )}
    />
  );
}

type ValueProps = { label: string; text: string; isWrong: boolean; onChange(typed: string): void; onEnter(): void };

/** Keeps what the user types until the field is left; then it shows how the value was read. */
function ValueInput({ label, text, isWrong, onChange, onEnter }: ValueProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      size="small"
      fullWidth
      error={isWrong}
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={({ key }) => key === "Enter" && onEnter()}
      slotProps={{ htmlInput: { "aria-label": label } }}
    />
  );
}
