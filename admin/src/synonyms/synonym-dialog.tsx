import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { useChange } from "../api/use-change.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { SureButton } from "../frame/sure-button.tsx";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { useOwnLanguages } from "../session/use-me.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Synonym } from "./synonym.ts";
import { synonymTexts } from "./texts.ts";

type SynonymDialogProps = { language: Language; synonym: Synonym | undefined; word: string; onClose(): void };

/** Edits the synonyms of a target. `word` is the first synonym of a new target, such as a search without results. */
export function SynonymDialog({ language: shown, synonym, word, onClose }: SynonymDialogProps) {
  const texts = useTexts(synonymTexts);
  const own = useOwnLanguages();
  const [language, setLanguage] = useState(shown);
  const [target, setTarget] = useState(synonym?.target ?? "");
  const [words, setWords] = useState(synonym?.words.join("\n") ?? word);
  const done = () => {
    notify(texts.saved);
    onClose();
  };
  const save = useChange("POST /staff/synonyms/save", ["synonyms"], done, synonym ? ["words"] : ["target", "words"]);
  const remove = useChange("POST /staff/synonyms/remove", ["synonyms"], onClose);
  const wrong = save.error?.fields ?? {};
  const typed = words.split("\n").flatMap((each) => each.trim() || []);
  return (
    <TitledDialog
      title={synonym?.target ?? texts.add}
      onClose={onClose}
      actions={
        <>
          {synonym && (
            <SureButton color="error" label={texts.remove} sure={texts.sure} onSure={() => remove.mutate({ language, target })} />
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="contained"
            loading={save.isPending}
            onClick={() => save.mutate({ language, target, words: typed, was: synonym?.words ?? null })}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      {!synonym && <Choice label={texts.language} value={language} choices={languageChoices(own)} onChange={setLanguage} />}
      {!synonym && (
        <TextField
          label={texts.target}
          value={target}
          onChange={({ target: field }) => setTarget(field.value)}
          error={wrong.target !== undefined}
          helperText={wrong.target ?? texts.targetHint}
        />
      )}
      <TextField
        label={texts.words}
        value={words}
        onChange={({ target: field }) => setWords(field.value)}
        multiline
        minRows={3}
        error={wrong.words !== undefined}
        helperText={wrong.words ?? texts.wordsHint}
        slotProps={{ htmlInput: { lang: languages[language].tag } }}
      />
      {!synonym && <Typography variant="body2">{texts.isAdded}</Typography>}
    </TitledDialog>
  );
}
