import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useNavigate } from "react-router";
import { issueTypes } from "../../../domain/newsletter/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { useChange } from "../api/use-change.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { useStoredState } from "../frame/use-stored-state.ts";
import { useOwnLanguages } from "../session/use-me.ts";
import { useTexts } from "../texts/staff-language.ts";
import { EntryPicker } from "./entry-picker.tsx";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

type IssueFormProps = { issue: Issue | undefined; isTouched: boolean; onTouch(isTouched: boolean): void };

/** Name under which the browser stores an unsaved issue. */
export const storedName = (issue: Issue | undefined) => `newsletter/${issue?.id ?? "new"}`;

/** Edits an issue; read-only after it was sent. */
export function IssueForm({ issue, isTouched, onTouch }: IssueFormProps) {
  const texts = useTexts(newsletterTexts);
  const own = useOwnLanguages();
  const { said, entries, language, isSaving, wrong, change, discard, save } = useComposing(issue, onTouch);
  const isReadOnly = Boolean(issue?.sentAt) || !own.includes(language);
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Stack direction="row">
          <Choice
            label={texts.language}
            value={language}
            choices={languageChoices(isReadOnly ? [language] : own)}
            disabled={isReadOnly}
            onChange={(code) => change({ language: code })}
          />
        </Stack>
        {(["subject", "intro"] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            value={said[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            error={wrong[name] !== undefined}
            helperText={wrong[name]}
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
            <Button disabled={!isTouched} onClick={discard}>
              {texts.discard}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function useComposing(issue: Issue | undefined, onTouch: IssueFormProps["onTouch"]) {
  const navigate = useNavigate();
  const [fallback = "en"] = useOwnLanguages();
  const { language: begun, subject = "", intro = "", entries: chosen = [], revision = 0 } = issue ?? {};
  const initial = { language: begun, subject, intro, entries: chosen };
  // Keeps the revision that the fields were loaded from, so that a save of another user is detected.
  const [{ basedOn, ...said }, store, forget] = useStoredState(storedName(issue), { ...initial, basedOn: revision });
  const saved = (answer: { id: string; revision: number }) => {
    forget({ ...said, basedOn: answer.revision });
    onTouch(false);
    void navigate(`/newsletter/${answer.id}`);
  };
  const saving = useChange("POST /staff/newsletter/save", ["newsletter"], saved, ["subject", "intro"]);
  const language = said.language ?? fallback;
  // Saved entries have their title and state in this language.
  const stored = begun === language ? chosen : [];
  return {
    said,
    language,
    entries: said.entries.map((entry) => stored.find(({ type, key }) => type === entry.type && key === entry.key) ?? entry),
    isSaving: saving.isPending,
    wrong: saving.error?.fields ?? {},
    change(part: Partial<typeof said>) {
      store({ ...said, ...part, basedOn });
      onTouch(true);
    },
    discard() {
      forget({ ...initial, basedOn: revision });
      onTouch(false);
    },
    save() {
      const entries = said.entries.flatMap(({ type, key }) =>
        issueTypes.flatMap((known) => (known === type ? [{ type: known, key }] : [])),
      );
      saving.mutate({ id: issue?.id ?? null, basedOn, ...said, language, entries });
    },
  };
}
