import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import { staffRoles, type People, type StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { useChange } from "../api/use-change.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { roleNames } from "./role-names.ts";
import { peopleTexts } from "./texts.ts";

type Member = People["members"][number];

/** Invites a user, or edits the role of an existing one. */
export function MemberDialog({ member, onClose }: { member: Member | undefined; onClose(): void }) {
  const texts = useTexts(peopleTexts);
  const [email, setEmail] = useState(member?.email ?? "");
  const [role, setRole] = useState<StaffRole>(member?.role ?? "editor");
  const [edited, setEdited] = useState<Language[]>(member?.languages ?? []);
  const change = useChange("POST /staff/people/change", ["people"], onClose);
  const invited = () => {
    notify(fill(texts.invited, { email }), "success");
    onClose();
  };
  const invite = useChange("POST /staff/people/invite", ["people"], invited, ["email"]);
  const send = () => {
    const rights = { role, languages: role === "editor" ? edited : [] };
    if (member) change.mutate({ id: member.id, ...rights });
    else invite.mutate({ email, ...rights });
  };
  const wrong = (member ? change : invite).error?.fields.email;
  return (
    <TitledDialog
      title={member?.name ?? texts.invite}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" loading={change.isPending || invite.isPending} onClick={send}>
            {member ? texts.save : texts.invite}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.email}
        type="email"
        value={email}
        disabled={member !== undefined}
        onChange={({ target }) => setEmail(target.value)}
        error={wrong !== undefined}
        helperText={wrong}
      />
      <RoleFields role={role} edited={edited} onRole={setRole} onEdited={setEdited} />
      {member && <Leaving member={member} onDone={onClose} />}
    </TitledDialog>
  );
}

type RoleProps = { role: StaffRole; edited: Language[]; onRole(role: StaffRole): void; onEdited(languages: Language[]): void };

function RoleFields({ role, edited, onRole, onEdited }: RoleProps) {
  const texts = useTexts(peopleTexts);
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
          value={edited}
          onChange={({ target }) => onEdited(chosen(target.value))}
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

function Leaving({ member, onDone }: { member: Member; onDone(): void }) {
  const texts = useTexts(peopleTexts);
  const remove = useChange("POST /staff/people/remove", ["people"], onDone);
  const reset = useChange("POST /staff/people/reset-second-factor", ["people"], onDone);
  const { id, name } = member;
  return (
    <Stack direction="row" spacing={1}>
      <SureButton color="warning" label={texts.reset} sure={fill(texts.resetSure, { name })} onSure={() => reset.mutate({ id })} />
      <SureButton color="error" label={texts.remove} sure={fill(texts.removeSure, { name })} onSure={() => remove.mutate({ id })} />
    </Stack>
  );
}
