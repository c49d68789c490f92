import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Entry } from "../../../domain/editing/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { notify } from "../notifications/notify.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ChangeSlugDialog } from "./change-slug-dialog.tsx";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { useEntryDeletion } from "./use-entry-deletion.ts";

type Props = { entry: Entry; title: string };

/** Actions for an entry in all its languages: duplicate, change the slug, delete. */
export function EntryActions({ entry, title }: Props) {
  const texts = useTexts(lifecycleTexts);
  const navigate = useNavigate();
  const mayPublish = useCurrentUser()?.mayPublish === true;
  const [dialog, setDialog] = useState<"slug" | "delete">();
  const { type, key } = entry;
  const close = () => setDialog(undefined);
  const duplicate = useApiMutation("POST /staff/content/duplicate", ["entries"], (copy) => {
    notify(texts.duplicated, "success");
    void navigate(`/content/${copy.type}/${copy.key}`);
  });
  const deletion = useEntryDeletion(entry, () => void navigate(`/content/${type}`));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <ConfirmButton
        label={texts.duplicate}
        loading={duplicate.isPending}
        question={texts.duplicateSure}
        onConfirm={() => duplicate.mutate({ type, key })}
      />
      {mayPublish && (
        <>
          <Button onClick={() => setDialog("slug")}>{texts.changeSlug}</Button>
          <Button color="error" onClick={() => setDialog("delete")}>
            {texts.delete}
          </Button>
        </>
      )}
      {dialog === "slug" && <ChangeSlugDialog entry={entry} onClose={close} />}
      {dialog === "delete" && (
        <RemovalDialog
          title={formatMessage(texts.deleteTitle, { title })}
          label={texts.delete}
          remains={texts.inTrash}
          entry={entry}
          isPending={deletion.isPending}
          onConfirm={() => deletion.remove()}
          onClose={close}
        />
      )}
    </Stack>
  );
}
