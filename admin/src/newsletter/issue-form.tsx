import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useNavigate } from "react-router";
import { issueTypes } from "../../../domain/newsletter/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { useStoredState } from "../layout/use-stored-state.ts";
import { useEditableLanguages } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { EntryPicker } from "./entry-picker.tsx";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

type IssueFormProps = { issue: Issue | undefined; hasUnsavedChanges: boolean; onTouch(hasUnsavedChanges: boolean): void };

/** Name under which the browser stores an unsaved issue. */
export const storageNameOf = (issue: Issue | undefined) => `newsletter/${issue?.id ?? "new"}`;

/** Edits an issue; read-only after it was sent. */
export function IssueForm({ issue, hasUnsavedChanges, onTouch }: IssueFormProps) {
  const texts = useTexts(newsletterTexts);
  const editableLanguages = useEditableLanguages();
  const { draft, entries, language, isSaving, fieldErrors, change, discard, save } = useIssueDraft(issue, onTouch);
  const isReadOnly = Boolean(issue?.sentAt) || !editableLanguages.includes(language);
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Stack direction="row">
          <SelectField
            label={texts.language}
            value={language}
            options={languageOptions(isReadOnly ? [language] : editableLanguages)}
            disabled={isReadOnly}
            onChange={(code) => change({ language: code })}
          />
        </Stack>
        {(["subject", "intro"] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            error={fieldErrors[name] !== undefined}
            helperText={fieldErrors[name]}
            multiline={name === "intro"}
            minRows={name === "intro" ? 4 : undefined}
            slotProps={{ htmlInput: { lang: languages[language].tag, readOnly: isReadOnly } }}
          />
        ))}
        <EntryPicker language={language} value={entries} isReadOnly={isReadOnly} onChange={(next) => change({ entries: next })} />
        {!isReadOnly && (
          <Stack direction="row" spacing={1}>
            <Button variant="contained" loading={isSaving} onClick={save}>
              {texts.save}
            </Button>
            <Button disabled={!hasUnsavedChanges} onClick={discard}>
              {texts.discard}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function useIssueDraft(issue: Issue | undefined, onTouch: IssueFormProps["onTouch"]) {
  const navigate = useNavigate();
  const [fallback = "en"] = useEditableLanguages();
  const { language: savedLanguage, subject = "", intro = "", entries: savedEntries = [], revision = 0 } = issue ?? {};
  const initial = { language: savedLanguage, subject, intro, entries: savedEntries };
  // Keeps the revision that the fields were loaded from, so that a save of another user is detected.
  const [{ basedOn, ...draft }, store, forget] = useStoredState(storageNameOf(issue), { ...initial, basedOn: revision });
  const onSaved = (answer: { id: string; revision: number }) => {
    forget({ ...draft, basedOn: answer.revision });
    onTouch(false);
    void navigate(`/newsletter/${answer.id}`);
  };
  const saving = useApiMutation("POST /staff/newsletter/save", ["newsletter"], onSaved, ["subject", "intro"]);
  const language = draft.language ?? fallback;
  // Saved entries have their title and state in this language.
  const entriesInLanguage = savedLanguage === language ? savedEntries : [];
  return {
    draft,
    language,
    entries: draft.entries.map((entry) => entriesInLanguage.find(({ type, key }) => type === entry.type && key === entry.key) ?? entry),
    isSaving: saving.isPending,
    fieldErrors: saving.error?.fields ?? {},
    change(changes: Partial<typeof draft>) {
      store({ ...draft, ...changes, basedOn });
      onTouch(true);
    },
    discard() {
      forget({ ...initial, basedOn: revision });
      onTouch(false);
    },
    save() {
      const entries = draft.entries.flatMap(({ type, key }) =>
        issueTypes.flatMap((known) => (known === type ? [{ type: known, key }] : [])),
      );
      saving.mutate({ id: issue?.id ?? null, basedOn, ...draft, language, entries });
    },
  };
}
