import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Entry } from "../../../domain/editing/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { contentTexts } from "./texts.ts";

/** Changes the slug of an entry in all languages. */
export function ChangeSlugDialog({ entry: { type, key, path }, onClose }: { entry: Entry; onClose(): void }) {
  const texts = useTexts(lifecycleTexts);
  const { cancel } = useTexts(contentTexts);
  const navigate = useNavigate();
  const [newKey, setNewKey] = useState(key);
  const change = useApiMutation(
    "POST /staff/content/change-slug",
    ["entries"],
    (changed) => {
      notify(formatMessage(texts.slugChanged, { count: changed.references }), "success");
      onClose();
      void navigate(`/content/${type}/${changed.key}`, { replace: true });
    },
    ["newKey"],
  );
  const fault = change.error?.fields.newKey;
  const hasOwnPage = path.endsWith(`/${key}`);
  return (
    <TitledDialog
      title={texts.changeSlug}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="contained"
            disabled={newKey === key}
            loading={change.isPending}
            onClick={() => change.mutate({ type, key, newKey: newKey.trim() })}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.newSlug}
        value={newKey}
        onChange={({ target }) => setNewKey(target.value)}
        error={fault !== undefined}
        helperText={fault ?? (hasOwnPage ? texts.slugHelp : texts.slugHelpOfPart)}
      />
    </TitledDialog>
  );
}
