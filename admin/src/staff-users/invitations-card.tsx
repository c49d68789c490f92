import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { StaffUsers } from "../../../domain/staff/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { InvitationLinkDialog } from "./invitation-link-dialog.tsx";
import { staffUserTexts } from "./texts.ts";
import { useRightsFormat } from "./use-rights-format.ts";

type Invitation = StaffUsers["invitations"][number];

/** Open invitations, which can be sent again, linked anew or revoked. */
export function InvitationsCard({ invitations }: Pick<StaffUsers, "invitations">) {
  const texts = useTexts(staffUserTexts);
  const [shown, setShown] = useState<{ email: string; link: string }>();
  if (invitations.length === 0) return null;
  return (
    <TitledCard title={texts.invitations}>
      <List dense disablePadding>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onLink={(link) => setShown({ email: invitation.email, link })} />
        ))}
      </List>
      {shown && (
        <InvitationLinkDialog
          message={formatMessage(texts.renewed, { email: shown.email })}
          link={shown.link}
          onClose={() => setShown(undefined)}
        />
      )}
    </TitledCard>
  );
}

function InvitationRow({ invitation, onLink }: { invitation: Invitation; onLink(link: string): void }) {
  const texts = useTexts(staffUserTexts);
  const named = useLabelFormat();
  const formatRights = useRightsFormat();
  const format = useDateFormat();
  const { id, email, expiresAt } = invitation;
  const withdraw = useApiMutation("POST /staff/people/withdraw-invitation", ["people"]);
  const resend = useApiMutation("POST /staff/people/renew-invitation", ["people"], () =>
    notify(formatMessage(texts.invited, { email }), "success"),
  );
  const renew = useApiMutation("POST /staff/people/renew-invitation", ["people"], ({ link }) => onLink(link));
  const expiry = formatMessage(texts.until, { day: format(expiresAt) });
  return (
    <ListItem disableGutters divider sx={{ flexWrap: "wrap", gap: 1 }}>
      <ListItemText
        primary={email}
        secondary={`${formatRights(invitation)} · ${expiry}`}
        sx={{ overflowWrap: "anywhere", flexBasis: 240 }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button
          size="small"
          aria-label={named(texts.resend, email)}
          loading={resend.isPending}
          onClick={() => resend.mutate({ id, isMailed: true })}
        >
          {texts.resend}
        </Button>
        <Button
          size="small"
          aria-label={named(texts.newLink, email)}
          loading={renew.isPending}
          onClick={() => renew.mutate({ id, isMailed: false })}
        >
          {texts.newLink}
        </Button>
        <ConfirmButton
          size="small"
          color="error"
          label={texts.withdraw}
          aria-label={named(texts.withdraw, email)}
          question={formatMessage(texts.withdrawSure, { email })}
          onConfirm={() => withdraw.mutate({ id })}
        />
      </Stack>
    </ListItem>
  );
}
