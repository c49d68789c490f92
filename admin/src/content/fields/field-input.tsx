import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import ListSubheader from "@mui/material/ListSubheader";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { BlocksInput } from "./blocks-input.tsx";
import { useFieldTexts, type InputProps } from "./input-props.ts";
import { LinksInput } from "./links-input.tsx";
import { choiceNames, groupOf, readKindOptions } from "./read-kind-options.ts";
import { MarkdownInput } from "./markdown-input.tsx";
import { MediaInput } from "./media-input.tsx";
import { GroupInput, RowsInput } from "./rows-input.tsx";
import { splitWords } from "./split-words.ts";
import { TargetInput } from "./target-input.tsx";
import { PlaceInput } from "./place-input.tsx";

const minimumRows: Record<string, number> = { longText: 2 };
const inputTypes: Record<string, string> = { number: "number", day: "date", moment: "datetime-local" };

export function FieldInput(props: InputProps) {
  switch (props.field.kind) {
    case "flag":
      return <FlagInput {...props} />;
    case "oneOf":
    case "manyOf":
      return <ChoiceInput {...props} />;
    case "texts":
      return <TextsInput {...props} />;
    case "links":
      return <LinksInput {...props} />;
    case "rows":
      return <RowsInput {...props} Input={FieldInput} />;
    case "group":
    case "notes":
      return <GroupInput {...props} Input={FieldInput} />;
    case "markdown":
      return <MarkdownInput {...props} />;
    case "blocks":
      return <BlocksInput {...props} Input={FieldInput} />;
    case "target":
      return <TargetInput {...props} />;
    case "place":
      return <PlaceInput {...props} />;
    case "picture":
    case "file":
      return <MediaInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
}

function TextInput(props: InputProps) {
  const { field, value, onChange } = props;
  const { unit, min, max } = readKindOptions(field);
  const parseInput = (typed: string) => {
    if (typed === "") return undefined;
    return field.kind === "number" ? Number(typed) : typed;
  };
  const type = inputTypes[field.kind];
  const rows = minimumRows[field.kind];
  return (
    <TextField
      {...useFieldTexts(props)}
      type={type ?? "text"}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={30}
      value={typeof value === "string" || typeof value === "number" ? value : ""}
      onChange={({ target }) => onChange(parseInput(target.value))}
      slotProps={{
        htmlInput: { min, max, step: field.kind === "number" ? "any" : undefined },
        input: { endAdornment: unit },
        inputLabel: type === undefined ? {} : { shrink: true },
      }}
    />
  );
}

function FlagInput(props: InputProps) {
  const { id, label, disabled, error, helperText } = useFieldTexts(props);
  const helpId = `${id}-help`;
  const checkbox = (
    <Checkbox
      checked={props.value === true}
      disabled={disabled}
      onChange={(_, on) => props.onChange(on)}
      slotProps={{ input: { "aria-describedby": helperText && helpId } }}
    />
  );
  return (
    <FormControl error={error}>
      <FormControlLabel label={label} control={checkbox} />
      {helperText && (
        <FormHelperText id={helpId} sx={{ m: 0 }}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

function ChoiceInput(props: InputProps) {
  const { field, value, onChange } = props;
  const language = useStaffLanguage();
  const isMany = field.kind === "manyOf";
  const choices = choiceNames(field, language);
  return (
    <TextField
      {...useFieldTexts(props)}
      select
      value={isMany ? (Array.isArray(value) ? value : []) : typeof value === "string" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      slotProps={{ select: { multiple: isMany } }}
    >
      {!isMany && !field.required && <MenuItem value="">–</MenuItem>}
      {choices.flatMap(([choice, name], index) => {
        const [group, previousGroup] = [choice, choices[index - 1]?.[0] ?? ""].map((value) => groupOf(field, value, language));
        const item = (
          <MenuItem key={choice} value={choice}>
            {name}
          </MenuItem>
        );
        return group !== undefined && group !== previousGroup ? [<ListSubheader key={group}>{group}</ListSubheader>, item] : [item];
      })}
    </TextField>
  );
}

/** Edits a list of texts, one per line. */
function TextsInput(props: InputProps) {
  const { field, value, onChange } = props;
  const texts = useTexts(contentTexts);
  const lines = Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
  const { isWordList } = readKindOptions(field);
  const { helperText = isWordList ? texts.wordPerLine : texts.onePerLine, ...fieldTexts } = useFieldTexts(props);
  const splitLine = () => {
    const words = splitWords(lines);
    if (words.length > lines.length) onChange(words);
  };
  return (
    <TextField
      {...fieldTexts}
      helperText={helperText}
      multiline
      minRows={2}
      value={lines.join("\n")}
      onBlur={isWordList ? splitLine : undefined}
      onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
    />
  );
}
