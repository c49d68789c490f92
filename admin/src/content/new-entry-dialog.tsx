import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useNavigate } from "react-router";
import { languages } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { createEmptyEntry } from "./create-empty-entry.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";

/** Creates an entry with its slug and its first language. */
export function NewEntryDialog({ type, onClose }: { type: DescribedType; onClose(): void }) {
  const texts = useTexts(contentTexts);
  const navigate = useNavigate();
  const [key, setKey] = useState("");
  const [language, setLanguage] = useState(type.mayEdit[0] ?? "en");
  const open = () => void navigate(`/content/${type.type}/${key}?left=${language}`);
  const save = useApiMutation("POST /staff/content/save", ["entries"], open, ["key"]);
  const fieldError = save.error && (save.error.fields.key ?? save.error.message);
  return (
    <TitledDialog
      title={texts.create}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="contained"
            loading={save.isPending}
            onClick={() => save.mutate({ type: type.type, key, language, data: createEmptyEntry(type), basedOn: 0 })}
          >
            {texts.open}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.key}
        value={key}
        onChange={({ target }) => setKey(target.value)}
        error={Boolean(fieldError)}
        helperText={fieldError ?? texts.keyHelp}
      />
      <TextField
        select
        label={texts.language}
        value={language}
        onChange={({ target }) => setLanguage(type.mayEdit.find((code) => code === target.value) ?? language)}
      >
        {type.mayEdit.map((code) => (
          <MenuItem key={code} value={code}>
            {languages[code].name}
          </MenuItem>
        ))}
      </TextField>
    </TitledDialog>
  );
}
