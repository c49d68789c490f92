import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffUsers } from "../../../domain/staff/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { normalizeRights, RoleFields, type Rights } from "./role-fields.tsx";
import { staffUserTexts } from "./texts.ts";

type StaffUser = StaffUsers["members"][number];

/** Edits the rights of a user. */
export function UserDialog({ user, onClose }: { user: StaffUser; onClose(): void }) {
  const texts = useTexts(staffUserTexts);
  const [rights, setRights] = useState<Rights>(user);
  const saved = () => {
    notify(formatMessage(texts.saved, { name: user.name }), "success");
    onClose();
  };
  const change = useApiMutation("POST /staff/people/change", ["people"], saved, ["languages"]);
  return (
    <TitledDialog
      title={user.name}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" loading={change.isPending} onClick={() => change.mutate({ id: user.id, ...normalizeRights(rights) })}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>{user.email}</Typography>
      <RoleFields rights={rights} languagesError={change.error?.fields.languages} onChange={setRights} />
      <RemovalButtons user={user} onDone={onClose} />
    </TitledDialog>
  );
}

function RemovalButtons({ user, onDone }: { user: StaffUser; onDone(): void }) {
  const texts = useTexts(staffUserTexts);
  const remove = useApiMutation("POST /staff/people/remove", ["people"], onDone);
  const reset = useApiMutation("POST /staff/people/reset-second-factor", ["people"], onDone);
  const { id, name } = user;
  return (
    <Stack direction="row" spacing={1}>
      <ConfirmButton
        color="warning"
        label={texts.reset}
        question={formatMessage(texts.resetSure, { name })}
        onConfirm={() => reset.mutate({ id })}
      />
      <ConfirmButton
        color="error"
        label={texts.remove}
        question={formatMessage(texts.removeSure, { name })}
        onConfirm={() => remove.mutate({ id })}
      />
    </Stack>
  );
}
