import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { emergencyTarget } from "../../../domain/content/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { splitWords } from "../content/fields/split-words.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useEditableLanguages } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Synonym } from "./synonym.ts";
import { TargetInput } from "./target-input.tsx";
import { synonymTexts } from "./texts.ts";

type SynonymDialogProps = {
  language: Language;
  synonym: Synonym | undefined;
  word: string;
  onSaved(language: Language): void;
  onClose(): void;
};

/** Edits the synonyms of a target. `word` is the first synonym of a new target, such as a search without results. */
export function SynonymDialog({ language: initialLanguage, synonym, word, onSaved, onClose }: SynonymDialogProps) {
  const texts = useTexts(synonymTexts);
  const editableLanguages = useEditableLanguages();
  const [language, setLanguage] = useState(initialLanguage);
  const [target, setTarget] = useState(synonym?.target ?? "");
  const [words, setWords] = useState(synonym?.words.join("\n") ?? word);
  const finish = () => {
    notify(texts.saved);
    onSaved(language);
    onClose();
  };
  const save = useApiMutation("POST /staff/synonyms/save", ["synonyms"], finish, synonym ? ["words"] : ["target", "words"]);
  const remove = useApiMutation("POST /staff/synonyms/remove", ["synonyms"], onClose);
  const fieldErrors = save.error?.fields ?? {};
  const isEmergency = synonym?.target === emergencyTarget;
  const wordList = splitWords(words.split("\n")).flatMap((each) => each.trim() || []);
  return (
    <TitledDialog
      title={synonym?.target ?? texts.add}
      onClose={onClose}
      actions={
        <>
          {synonym && (
            <ConfirmButton
              color="error"
              label={texts.remove}
              question={isEmergency ? texts.sureEmergency : texts.sure}
              onConfirm={() => remove.mutate({ language, target })}
            />
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="contained"
            loading={save.isPending}
            onClick={() => save.mutate({ language, target, words: wordList, was: synonym?.words ?? null })}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      {!synonym && (
        <SelectField label={texts.language} value={language} options={languageOptions(editableLanguages)} onChange={setLanguage} />
      )}
      {!synonym && <TargetInput language={language} value={target} fault={fieldErrors.target} onChange={setTarget} />}
      <TextField
        label={texts.words}
        value={words}
        onChange={({ target: field }) => setWords(field.value)}
        multiline
        minRows={3}
        error={fieldErrors.words !== undefined}
        helperText={fieldErrors.words ?? texts.wordsHint}
        slotProps={{ htmlInput: { lang: languages[language].tag } }}
      />
      {!synonym && <Typography variant="body2">{texts.isAdded}</Typography>}
      {isEmergency && <Typography variant="body2">{texts.emergency}</Typography>}
    </TitledDialog>
  );
}
