import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { StaffUsers } from "../../../domain/staff/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { InvitationLinkDialog } from "./invitation-link-dialog.tsx";
import { normalizeRights, RoleFields, type Rights } from "./role-fields.tsx";
import { staffUserTexts } from "./texts.ts";
import { useRightsFormat } from "./use-rights-format.ts";

/** Invites a user, and asks before it replaces an open invitation. */
export function InvitationDialog({ invitations, onClose }: Pick<StaffUsers, "invitations"> & { onClose(): void }) {
  const texts = useTexts(staffUserTexts);
  const formatRights = useRightsFormat();
  const [email, setEmail] = useState("");
  const [rights, setRights] = useState<Rights>({ role: "editor", languages: [], mayPublish: true });
  const [link, setLink] = useState<string>();
  const invite = useApiMutation("POST /staff/people/invite", ["people"], (invitation) => setLink(invitation.link), ["email", "languages"]);
  const isOpen = invite.error?.reason === "invitationOpen";
  const send = () => invite.mutate({ email, ...normalizeRights(rights), replaces: isOpen });
  // A change of the address ends the question about its open invitation.
  const changeEmail = (typed: string) => {
    setEmail(typed);
    if (isOpen) invite.reset();
  };
  if (link !== undefined)
    return <InvitationLinkDialog message={formatMessage(texts.invitedHow, { email })} link={link} onClose={onClose} />;
  const open = invitations.find((each) => each.email === email.trim().toLowerCase());
  const { email: emailError, languages: languagesError } = invite.error?.fields ?? {};
  return (
    <TitledDialog
      title={texts.invite}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" loading={invite.isPending} onClick={send}>
            {isOpen ? texts.replace : texts.invite}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.email}
        type="email"
        required
        value={email}
        onChange={({ target }) => changeEmail(target.value)}
        error={emailError !== undefined}
        helperText={emailError}
      />
      <RoleFields rights={rights} languagesError={languagesError} onChange={setRights} />
      {isOpen && (
        <Alert severity="warning" sx={{ overflowWrap: "anywhere" }}>
          {open ? formatMessage(texts.replaceSure, { email: open.email, rights: formatRights(open) }) : invite.error?.message}
        </Alert>
      )}
    </TitledDialog>
  );
}
