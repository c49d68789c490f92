import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Template } from "../../../domain/inbox/schema.ts";
import { languageCodes, languages } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { useStoredState } from "../layout/use-stored-state.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";

/** Name under which the browser stores an unsaved template. */
export const templateStorageName = (template: Template | undefined) => `template/${template?.id ?? "new"}`;

/** Creates or edits a template. Languages without text are not saved; closing keeps what was typed, cancelling discards it. */
export function TemplateDialog({ template, onClose }: { template: Template | undefined; onClose(): void }) {
  const texts = useTexts(inboxTexts);
  const { name, textByLanguage, setName, setTextByLanguage, save, remove, finish, send } = useTemplateDraft(template, onClose);
  const fieldError = save.error?.fields.name;
  return (
    <TitledDialog
      title={template?.name ?? texts.newTemplate}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          {template && (
            <Button color="error" onClick={() => remove.mutate({ id: template.id })}>
              {texts.remove}
            </Button>
          )}
          <Button onClick={finish}>{texts.cancel}</Button>
          <Button variant="contained" loading={save.isPending} onClick={send}>
            {texts.save}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={fieldError !== undefined}
        helperText={fieldError}
      />
      <Typography variant="body2">{texts.templateHint}</Typography>
      {languageCodes.map((code) => (
        <TextField
          key={code}
          label={languages[code].name}
          value={textByLanguage[code] ?? ""}
          onChange={({ target }) => setTextByLanguage({ ...textByLanguage, [code]: target.value })}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { lang: languages[code].tag } }}
        />
      ))}
    </TitledDialog>
  );
}

function useTemplateDraft(template: Template | undefined, onClose: () => void) {
  const initial: { name: string; textByLanguage: Template["texts"] } = {
    name: template?.name ?? "",
    textByLanguage: template?.texts ?? {},
  };
  const [{ name, textByLanguage }, store, forget] = useStoredState(templateStorageName(template), initial);
  const setName = (next: string) => store({ name: next, textByLanguage });
  const setTextByLanguage = (next: typeof textByLanguage) => store({ name, textByLanguage: next });
  const finish = () => {
    forget();
    onClose();
  };
  const save = useApiMutation("POST /staff/templates/save", ["templates"], finish, ["name"]);
  const remove = useApiMutation("POST /staff/templates/remove", ["templates"], finish);
  const send = () => {
    const nonEmptyTexts = Object.fromEntries(Object.entries(textByLanguage).filter(([, text]) => text.trim() !== ""));
    save.mutate({ id: template?.id ?? null, name, texts: nonEmptyTexts });
  };
  return { name, textByLanguage, setName, setTextByLanguage, save, remove, finish, send };
}
