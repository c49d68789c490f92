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
import { callApi } from "../api/call-api.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { reviewTexts } from "../reviews/texts.ts";
import { useOpenReview } from "../reviews/use-discussion.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { LocalizationAddress } from "./localization.ts";
import { describePath } from "./describe-path.ts";
import { isSame } from "./merge-fields.ts";
import { contentTexts } from "./texts.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-content-types.ts";

type Props = { type: DescribedType; entry: Entry; address: LocalizationAddress; data: Record<string, unknown>; onClose(): void };

/** Publishes now or at a time, after validation. The user chooses which changes make the translations stale. */
export function PublishDialog({ type, entry, address, data, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const { publish } = usePublication(onClose);
  const reviewMessages = useTexts(reviewTexts);
  const review = useOpenReview(address);
  const [moments, setMoments] = useState({ at: "", until: "" });
  const changed = findChangedFields(type, entry, address, data);
  const [staleFields, setStaleFields] = useState(() => (address.language === entry.source ? changed.map(({ name }) => name) : []));
  const { data: checks } = useQuery({
    queryKey: ["check", address],
    queryFn: () => callApi("GET /staff/content/:type/:key/check", address),
    staleTime: 0,
  });
  const toIso = (moment: string) => (moment === "" ? undefined : new Date(moment).toISOString());
  const labelOf = (path: string) => describePath(type.fields, path, data, language);
  return (
    <TitledDialog
      title={formatMessage(texts.publishing, { language: languages[address.language].name })}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="contained"
            disabled={!checks || checks.some(({ severity }) => severity === "fault")}
            onClick={() => publish([address], { at: toIso(moments.at), until: toIso(moments.until), follow: staleFields })}
          >
            {moments.at === "" ? texts.now : texts.plan}
          </Button>
        </>
      }
    >
      {review && <Alert severity="info">{formatMessage(reviewMessages.publishingAnswers, { who: review.requestedBy.name })}</Alert>}
      {checks?.map(({ severity, field, reason, detail }) => (
        <Alert key={`${field} ${reason} ${detail}`} severity={severity === "fault" ? "error" : "warning"}>
          {formatMessage(texts.check, { field: labelOf(field), said: `${messages[language][reason]} ${detail}` })}
        </Alert>
      ))}
      <StaleFieldChoices changed={changed} staleFields={staleFields} onChange={setStaleFields} />
      {(["at", "until"] as const).map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          label={texts[name]}
          helperText={formatMessage(texts.timeZone, { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          value={moments[name]}
          onChange={({ target }) => setMoments({ ...moments, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </TitledDialog>
  );
}

type StaleFieldChoicesProps = { changed: readonly DescribedField[]; staleFields: readonly string[]; onChange(fields: string[]): void };

function StaleFieldChoices({ changed, staleFields, onChange }: StaleFieldChoicesProps) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const toggle = (name: string) =>
    onChange(staleFields.includes(name) ? staleFields.filter((each) => each !== name) : [...staleFields, name]);
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
          control={<Checkbox checked={staleFields.includes(name)} onChange={() => toggle(name)} />}
        />
      ))}
    </Stack>
  );
}

/** Returns the changed fields of a published localization whose entry has other languages. */
function findChangedFields({ fields }: DescribedType, entry: Entry, address: LocalizationAddress, after: Record<string, unknown>) {
  const localization = entry.editions.find(({ language }) => language === address.language);
  const before = localization?.data;
  if (!before || entry.editions.length < 2) return [];
  return fields.filter(({ name, perLanguage }) => perLanguage && !isSame(before[name], after[name]));
}
