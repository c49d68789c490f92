import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DescribedField, Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { messages } from "../../../i18n/messages/index.ts";
import { call } from "../api/call.ts";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { EditionAddress } from "./edition.ts";
import { isSame } from "./merge-fields.ts";
import { contentTexts } from "./texts.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-types.ts";

type Props = { type: DescribedType; entry: Entry; address: EditionAddress; data: Record<string, unknown>; onClose(): void };

/** Publishes now or at a time, after validation. The user chooses which changes make the translations stale. */
export function PublishDialog({ type, entry, address, data, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const { publish } = usePublication(onClose);
  const [moments, setMoments] = useState({ at: "", until: "" });
  const changed = changedFields(type, entry, address, data);
  const [follow, setFollow] = useState(() => (address.language === entry.source ? changed.map(({ name }) => name) : []));
  const { data: checks } = useQuery({
    queryKey: ["check", address],
    queryFn: () => call("GET /staff/content/:type/:key/check", address),
    staleTime: 0,
  });
  const iso = (moment: string) => (moment === "" ? undefined : new Date(moment).toISOString());
  const labelOf = (field: string) => type.fields.find(({ name }) => name === field.split(".")[0])?.label[language] ?? field;
  return (
    <TitledDialog
      title={fill(texts.publishing, { language: languages[address.language].name })}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="contained"
            disabled={!checks || checks.some(({ severity }) => severity === "fault")}
            onClick={() => publish([address], { at: iso(moments.at), until: iso(moments.until), follow })}
          >
            {moments.at === "" ? texts.now : texts.plan}
          </Button>
        </>
      }
    >
      {checks?.map(({ severity, field, reason, detail }) => (
        <Alert key={`${field} ${reason} ${detail}`} severity={severity === "fault" ? "error" : "warning"}>
          {fill(texts.check, { field: labelOf(field), said: `${messages[language][reason]} ${detail}` })}
        </Alert>
      ))}
      <Following changed={changed} follow={follow} onChange={setFollow} />
      {(["at", "until"] as const).map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          label={texts[name]}
          value={moments[name]}
          onChange={({ target }) => setMoments({ ...moments, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </TitledDialog>
  );
}

type FollowingProps = { changed: readonly DescribedField[]; follow: readonly string[]; onChange(fields: string[]): void };

function Following({ changed, follow, onChange }: FollowingProps) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const toggle = (name: string) => onChange(follow.includes(name) ? follow.filter((each) => each !== name) : [...follow, name]);
  if (changed.length === 0) return null;
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {texts.follow}
      </Typography>
      {changed.map(({ name, label }) => (
        <FormControlLabel
          key={name}
          label={label[language]}
          control={<Checkbox checked={follow.includes(name)} onChange={() => toggle(name)} />}
        />
      ))}
    </Stack>
  );
}

/** Returns the changed fields of a published localization whose entry has other languages. */
function changedFields({ fields }: DescribedType, entry: Entry, address: EditionAddress, after: Record<string, unknown>) {
  const edition = entry.editions.find(({ language }) => language === address.language);
  const before = edition?.data;
  if (!before || entry.editions.length < 2) return [];
  return fields.filter(({ name, perLanguage }) => perLanguage && !isSame(before[name], after[name]));
}
