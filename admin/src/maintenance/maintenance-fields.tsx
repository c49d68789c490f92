import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { minuteMs } from "../../../i18n/day.ts";
import { languageCodes, languages } from "../../../i18n/languages.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import type { ClosablePage, MaintenanceRow } from "./maintenance.ts";
import { maintenanceTexts } from "./texts.ts";

type FieldsProps = {
  row: MaintenanceRow;
  pages: readonly ClosablePage[];
  errorAt(name: keyof MaintenanceRow): string | undefined;
  onChange(changes: Partial<MaintenanceRow>): void;
};

/** Edits a page under maintenance: its languages, the message in each of them, and the end. */
export function MaintenanceFields({ row, pages, errorAt, onChange }: FieldsProps) {
  const texts = useTexts(maintenanceTexts);
  const named = useLabelFormat();
  return (
    <Stack spacing={2} sx={{ width: "100%" }}>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2}>
        <PageInput path={row.path} pages={pages} fault={errorAt("path")} onChange={(path) => onChange({ path })} />
        <TextField
          size="small"
          type="datetime-local"
          label={texts.end}
          value={row.until ? toLocalInput(row.until) : ""}
          onChange={({ target }) => onChange({ until: target.value === "" ? undefined : new Date(target.value).toISOString() })}
          error={errorAt("until") !== undefined}
          helperText={errorAt("until") ?? texts.endHint}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <LanguageBoxes row={row} fault={errorAt("languages")} onChange={(chosen) => onChange({ languages: chosen })} />
      {row.languages.map((code) => (
        <TextField
          key={code}
          size="small"
          multiline
          label={named(texts.message, languages[code].name)}
          value={row.messages[code] ?? ""}
          onChange={({ target }) => onChange({ messages: { ...row.messages, [code]: target.value } })}
          helperText={code === row.languages[0] && texts.messageHint}
          slotProps={{ htmlInput: { lang: languages[code].tag } }}
        />
      ))}
    </Stack>
  );
}

type LanguageBoxesProps = {
  row: MaintenanceRow;
  fault: string | undefined;
  onChange(languages: MaintenanceRow["languages"]): void;
};

function LanguageBoxes({ row, fault, onChange }: LanguageBoxesProps) {
  const texts = useTexts(maintenanceTexts);
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{texts.languages}</FormLabel>
      <FormGroup row>
        {languageCodes.map((code) => (
          <FormControlLabel
            key={code}
            label={languages[code].name}
            control={
              <Checkbox
                checked={row.languages.includes(code)}
                onChange={({ target }) =>
                  onChange(languageCodes.filter((each) => (each === code ? target.checked : row.languages.includes(each))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}

type PageInputProps = { path: string; pages: readonly ClosablePage[]; fault: string | undefined; onChange(path: string): void };

/** Selects a page by its title or path. The path of one entry's page can be typed. */
function PageInput({ path, pages, fault, onChange }: PageInputProps) {
  const texts = useTexts(maintenanceTexts);
  const staffLanguage = useStaffLanguage();
  const titleOf = (each: string) => {
    const page = pages.find((candidate) => candidate.path === each);
    const title = page && (page.titles[staffLanguage] ?? page.titles.en);
    return title && each.includes(":") ? formatMessage(texts.everyPage, { type: title }) : (title ?? each);
  };
  const sorted = pages.map((page) => page.path).sort((one, other) => titleOf(one).localeCompare(titleOf(other), staffLanguage));
  return (
    <Autocomplete
      freeSolo
      size="small"
      sx={{ flex: 1 }}
      options={sorted}
      value={path === "" ? null : path}
      getOptionLabel={titleOf}
      getOptionKey={(each) => each}
      filterOptions={createFilterOptions({ stringify: (each: string) => `${titleOf(each)} ${each}` })}
      onInputChange={(_, text, reason) => reason === "input" && onChange(text)}
      onChange={(_, next) => onChange(next ?? "")}
      renderOption={({ key, ...props }, each) => (
        <li key={key} {...props}>
          <span>
            {titleOf(each)}
            {!each.includes(":") && (
              <Typography variant="body2" color="text.secondary">
                {each}
              </Typography>
            )}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={texts.page} required error={fault !== undefined} helperText={fault ?? texts.pageHint} />
      )}
    />
  );
}

/** Formats a time for `datetime-local`, in the time zone of the browser. */
function toLocalInput(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}
