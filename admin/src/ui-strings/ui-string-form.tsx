import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { notify } from "../notifications/notify.ts";
import * as v from "valibot";
import { languages, type Language } from "../../../i18n/languages.ts";
import type { ApiError } from "../api/api-error.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { useStoredState } from "../layout/use-stored-state.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { uiStringTexts } from "./texts.ts";

/** Data of the `savedSince` error: the text that another user saved. */
const conflictData = v.object({ standing: v.nullable(v.string()) });

/** Name under which the browser stores an unsaved UI string. */
export const storageNameOf = (language: Language, name: string) => `text/${language}/${name}`;

type UiStringFormProps = { name: string; text: { original: string; words?: string }; language: Language; onDone(): void };

/**
 * Replaces a UI string or resets it to the original. A text that another user saved in the meantime is shown before it
 * is overwritten.
 */
export function UiStringForm({ name, text, language, onDone }: UiStringFormProps) {
  const texts = useTexts(uiStringTexts);
  const initial: { words: string; was: string | null } = { words: text.words ?? text.original, was: text.words ?? null };
  const [{ words, was }, store, forget] = useStoredState(storageNameOf(language, name), initial);
  const close = () => {
    forget();
    onDone();
  };
  const onSaved = () => {
    notify(texts.saved, "success");
    close();
  };
  const change = useApiMutation("POST /staff/texts/replace", ["sentences"], onSaved, ["words"]);
  const send = (next: string | null) =>
    change.mutate(
      { language, key: name, was, words: next },
      { onError: (error) => isConflict(error) && store({ words, was: v.parse(conflictData, error.data).standing }) },
    );
  const hasChangedSince = was !== (text.words ?? null);
  return (
    <Stack spacing={1} sx={{ py: 1 }}>
      <TextField
        multiline
        label={formatMessage(texts.words, { language: languages[language].name })}
        value={words}
        onChange={({ target }) => store({ words: target.value, was })}
        error={change.error?.fields.words !== undefined}
        helperText={
          change.error?.fields.words ?? (hasChangedSince ? formatMessage(texts.standing, { words: was ?? text.original }) : texts.places)
        }
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <Button variant="contained" size="small" loading={change.isPending} onClick={() => send(words)}>
          {texts.save}
        </Button>
        <Button size="small" onClick={close}>
          {texts.cancel}
        </Button>
        {was !== null && (
          <Button size="small" onClick={() => send(null)}>
            {texts.reset}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const isConflict = ({ reason }: ApiError) => reason === "savedSince";
