import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Redirects } from "../../../domain/redirects/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField } from "../layout/select-field.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { redirectTexts } from "./texts.ts";

/** `was` is the redirect that is changed; a new one may have a source already. */
type Props = { was?: Redirects["rows"][number]; from?: string; onClose(): void };

/** Adds or changes a redirect. */
export function RedirectDialog({ was, from: givenFrom = "", onClose }: Props) {
  const texts = useTexts(redirectTexts);
  const [form, setForm] = useState({ from: was?.from ?? givenFrom, to: was?.to ?? "", isPermanent: was?.isPermanent ?? true });
  const onSaved = () => {
    notify(texts.saved, "success");
    onClose();
  };
  const save = useApiMutation("POST /staff/redirects/save", ["redirects"], onSaved, ["from", "to"]);
  const fields = save.error?.fields ?? {};
  return (
    <TitledDialog
      title={was ? texts.edit : texts.add}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" loading={save.isPending} onClick={() => save.mutate({ ...form, was: was?.from ?? null })}>
            {texts.save}
          </Button>
        </>
      }
    >
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          value={form[name]}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
          error={fields[name] !== undefined}
          helperText={fields[name] ?? texts[`${name}Help`]}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none" } }}
        />
      ))}
      <SelectField
        label={texts.kind}
        value={form.isPermanent ? "permanent" : "temporary"}
        options={(["permanent", "temporary"] as const).map((kind) => [kind, texts[kind]])}
        onChange={(kind) => setForm({ ...form, isPermanent: kind === "permanent" })}
      />
    </TitledDialog>
  );
}
