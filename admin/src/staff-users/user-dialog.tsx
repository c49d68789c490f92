import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { staffRoles, type StaffUsers, type StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { roleNames } from "./role-names.ts";
import { staffUserTexts } from "./texts.ts";

type StaffUser = StaffUsers["members"][number];

/** Invites a user, or edits the role of an existing one. */
export function UserDialog({ user, onClose }: { user: StaffUser | undefined; onClose(): void }) {
  const texts = useTexts(staffUserTexts);
  const [email, setEmail] = useState(user?.email ?? "");
  const [role, setRole] = useState<StaffRole>(user?.role ?? "editor");
  const [editableLanguages, setEditableLanguages] = useState<Language[]>(user?.languages ?? []);
  const change = useApiMutation("POST /staff/people/change", ["people"], onClose);
  const onInvited = () => {
    notify(formatMessage(texts.invited, { email }), "success");
    onClose();
  };
  const invite = useApiMutation("POST /staff/people/invite", ["people"], onInvited, ["email"]);
  const send = () => {
    const rights = { role, languages: role === "editor" ? editableLanguages : [] };
    if (user) change.mutate({ id: user.id, ...rights });
    else invite.mutate({ email, ...rights });
  };
  const fieldError = (user ? change : invite).error?.fields.email;
  return (
    <TitledDialog
      title={user?.name ?? texts.invite}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" loading={change.isPending || invite.isPending} onClick={send}>
            {user ? texts.save : texts.invite}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.email}
        type="email"
        value={email}
        disabled={user !== undefined}
        onChange={({ target }) => setEmail(target.value)}
        error={fieldError !== undefined}
        helperText={fieldError}
      />
      <RoleFields role={role} editableLanguages={editableLanguages} onRole={setRole} onEditableLanguages={setEditableLanguages} />
      {user && <RemovalButtons user={user} onDone={onClose} />}
    </TitledDialog>
  );
}

type RoleProps = {
  role: StaffRole;
  editableLanguages: Language[];
  onRole(role: StaffRole): void;
  onEditableLanguages(languages: Language[]): void;
};

function RoleFields({ role, editableLanguages, onRole, onEditableLanguages }: RoleProps) {
  const texts = useTexts(staffUserTexts);
  const roles = useTexts(roleNames);
  const chosen = (value: unknown): Language[] => languageCodes.filter((code) => Array.isArray(value) && value.includes(code));
  return (
    <>
      <TextField
        select
        label={texts.role}
        value={role}
        onChange={({ target }) => onRole(staffRoles.find((each) => each === target.value) ?? role)}
      >
        {staffRoles.map((each) => (
          <MenuItem key={each} value={each}>
            {roles[each]}
          </MenuItem>
        ))}
      </TextField>
      {role === "editor" && (
        <TextField
          select
          label={texts.languages}
          value={editableLanguages}
          onChange={({ target }) => onEditableLanguages(chosen(target.value))}
          slotProps={{ select: { multiple: true } }}
        >
          {languageCodes.map((code) => (
            <MenuItem key={code} value={code}>
              {languages[code].name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
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
