import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type ComponentType } from "react";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { groupFields, groupValue, isValues, type Values } from "./group-value.ts";
import { faultsOf, type InputProps } from "./input-props.ts";
import { choiceNames, groupOf, helpOf, readKindOptions } from "./read-kind-options.ts";

/** `Input` is passed as a prop because groups and rows can contain fields of any kind, including groups and rows. */
type Props = InputProps & { Input: ComponentType<InputProps> };
const anotherLabel = { en: "Another figure", fr: "Autre donnée", de: "Weiterer Wert", cn: "其他参数" };

/** Edits a group of fields, or one text for each choice (`notes`). */
export function GroupInput({ id, field, value, faults, isReadOnly, onChange, Input }: Props) {
  const language = useStaffLanguage();
  const values = isValues(value) ? value : {};
  const label = (name: string) => ({ en: name, fr: name, de: name, cn: name });
  const notes = field.kind === "notes" ? choiceNames(field, language) : [];
  const [addedNames, setAddedNames] = useState<readonly string[]>([]);
  // Shows choices without a group, choices with a text and choices that the user added.
  const isShown = (name: string) => groupOf(field, name, language) === undefined || values[name] !== undefined || addedNames.includes(name);
  const hiddenNotes = notes.flatMap(([name]) => (isShown(name) ? [] : [name]));
  const change = (next: Values) => onChange(groupValue(field, next));
  const said = helpOf(field, language);
  const fields =
    field.kind === "notes"
      ? notes
          .filter(([name]) => isShown(name))
          .map(([name, said]) => ({ name, kind: "text", label: label(said), perLanguage: true, required: false, needsValue: false }))
      : groupFields(field, value);
  return (
    <Card variant="outlined" component="fieldset" aria-label={field.label[language]} sx={{ p: 1.5, m: 0, minWidth: 0 }}>
      <Stack spacing={1.5}>
        <Typography component="span" variant="subtitle2">
          {field.label[language]}
        </Typography>
        {said && <FormHelperText>{said}</FormHelperText>}
        {fields.map((part) => (
          <Input
            key={part.name}
            id={`${id}-${part.name}`}
            field={part}
            value={values[part.name]}
            faults={faultsOf(faults, part.name)}
            isReadOnly={isReadOnly}
            onChange={(next) => change({ ...values, [part.name]: next })}
          />
        ))}
        {hiddenNotes.length > 0 && !isReadOnly && (
          <Input
            id={`${id}-another`}
            field={{
              ...field,
              name: "another",
              kind: "oneOf",
              label: anotherLabel,
              required: false,
              needsValue: false,
              perLanguage: false,
              choices: hiddenNotes,
            }}
            value={undefined}
            faults={{}}
            isReadOnly={false}
            onChange={(name) => typeof name === "string" && setAddedNames([...addedNames, name])}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Edits a list of rows. Buttons move the rows, so that the keyboard works too. */
export function RowsInput(props: Props) {
  const { id, field, value, isReadOnly, onChange } = props;
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const rows = Array.isArray(value) ? value.filter(isValues) : [];
  const isWrong = "" in props.faults;
  const swap = (from: number, to: number) =>
    onChange(rows.map((row, index) => rows[index === from ? to : index === to ? from : index] ?? row));
  return (
    <Stack component="fieldset" spacing={1} aria-label={field.label[language]} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="span" variant="subtitle2">
        {field.label[language]}
      </Typography>
      {rows.map((row, index) => (
        // Rows have no id; the index identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} spacing={0.5}>
          <GroupInput
            {...props}
            id={`${id}-${index}`}
            field={{
              ...field,
              kind: "group",
              required: true,
              label: { ...field.label, [language]: `${field.label[language]} ${index + 1}` },
            }}
            value={row}
            faults={faultsOf(props.faults, index)}
            onChange={(next) => onChange(rows.with(index, isValues(next) ? next : {}))}
          />
          {!isReadOnly && (
            <Stack direction="row" spacing={1}>
              <Button size="small" disabled={index === 0} onClick={() => swap(index, index - 1)}>
                {texts.up}
              </Button>
              <Button size="small" disabled={index === rows.length - 1} onClick={() => swap(index, index + 1)}>
                {texts.down}
              </Button>
              <Button
                size="small"
                color="warning"
                onClick={() => onChange(field.required || rows.length > 1 ? rows.toSpliced(index, 1) : undefined)}
              >
                {texts.removeRow}
              </Button>
            </Stack>
          )}
        </Stack>
      ))}
      {isWrong && <FormHelperText error>{texts.reason}</FormHelperText>}
      {!isReadOnly && rows.length < readKindOptions(field).most && (
        <Button size="small" sx={{ alignSelf: "start" }} onClick={() => onChange([...rows, {}])}>
          {texts.add}
        </Button>
      )}
    </Stack>
  );
}
