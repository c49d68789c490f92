import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { useEditableLanguages } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FocusEditor } from "./focus-editor.tsx";
import type { MediaItem } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

type Texts = { alt: string; caption: string };
const middle = { x: 50, y: 50 };

/** Edits the focal point, alt texts and captions. `onSaved` reloads the item. */
export function DescriptionForm({ item, onSaved }: { item: MediaItem; onSaved(): void }) {
  const texts = useTexts(mediaTexts);
  const { name, description, width, height, hash, colour, updatedAt } = item;
  const [focus, setFocus] = useState(description.focus);
  const [editedTexts, setEditedTexts] = useState<Partial<Record<Language, Texts>>>({});
  const save = useApiMutation("POST /staff/media/describe", ["media", "list"], () => {
    notify(texts.saved, "success");
    onSaved();
  });
  const send = () => save.mutate({ name, basedOn: updatedAt, focus, shape: description.shape, texts: editedTexts });
  const image = width !== null && height !== null && { name, hash, width, height, colour: colour ?? undefined };
  return (
    <Stack spacing={3}>
      {image && <FocusEditor image={image} focus={focus ?? middle} onChange={setFocus} />}
      <Typography variant="h6" component="h2">
        {texts.texts}
      </Typography>
      {languageCodes.map((code) => (
        <TextsInLanguage
          key={code}
          language={code}
          texts={editedTexts[code] ?? { alt: "", caption: "", ...description.texts?.[code] }}
          onChange={(changed) => setEditedTexts({ ...editedTexts, [code]: changed })}
        />
      ))}
      {save.error?.reason === "savedSince" && (
        <Alert severity="warning" action={<Button onClick={onSaved}>{texts.readAgain}</Button>}>
          {save.error.message}
        </Alert>
      )}
      <Button variant="contained" loading={save.isPending} onClick={send} sx={{ alignSelf: "flex-start" }}>
        {texts.save}
      </Button>
    </Stack>
  );
}

type TextsInLanguageProps = { language: Language; texts: Texts; onChange(texts: Texts): void };

function TextsInLanguage({ language, texts: values, onChange }: TextsInLanguageProps) {
  const texts = useTexts(mediaTexts);
  const canEdit = useEditableLanguages().includes(language);
  const { name, tag } = languages[language];
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ pb: 1 }} lang={tag}>
        {name}
      </Typography>
      {(["alt", "caption"] as const).map((field) => (
        <TextField
          key={field}
          size="small"
          fullWidth
          label={texts[field]}
          value={values[field]}
          disabled={!canEdit}
          onChange={({ target }) => onChange({ ...values, [field]: target.value })}
          slotProps={{ htmlInput: { maxLength: 500, lang: tag } }}
        />
      ))}
    </Stack>
  );
}
