import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OwnPasskey } from "../../../domain/staff/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { canUsePasskeys } from "../session/passkey.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { ownAccountTexts } from "./texts.ts";

/** Passkeys of the signed-in user. */
export function PasskeysCard({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const texts = useTexts(ownAccountTexts);
  const [open, setOpen] = useState<OwnPasskey | "new">();
  return (
    <TitledCard title={texts.passkeys}>
      <Stack spacing={1}>
        <Typography variant="body2">{texts.passkeysHow}</Typography>
        {passkeys.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.noPasskeys}
          </Typography>
        )}
        <List dense disablePadding>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setOpen(passkey)} />
          ))}
        </List>
        {canUsePasskeys() ? (
          <Button variant="outlined" onClick={() => setOpen("new")} sx={{ alignSelf: "start" }}>
            {texts.addPasskey}
          </Button>
        ) : (
          <Alert severity="info">{texts.unavailable}</Alert>
        )}
      </Stack>
      {open && <PasskeyDialog passkey={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </TitledCard>
  );
}

function PasskeyRow({ passkey, onRename }: { passkey: OwnPasskey; onRename(): void }) {
  const texts = useTexts(ownAccountTexts);
  const named = useLabelFormat();
  const formatDay = useDateFormat({ dateStyle: "medium" });
  const formatMoment = useDateFormat();
  const remove = useApiMutation("POST /staff/account/passkeys/remove", ["own-account"]);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const facts = [
    formatMessage(texts.addedOn, { day: formatDay(createdAt) }),
    lastUsedAt ? formatMessage(texts.usedOn, { moment: formatMoment(lastUsedAt) }) : texts.neverUsed,
  ];
  return (
    <ListItem disableGutters divider sx={{ flexWrap: "wrap", gap: 1 }}>
      <ListItemText primary={name} secondary={facts.join(" · ")} sx={{ overflowWrap: "anywhere", flexBasis: 200 }} />
      <Stack direction="row">
        <Button size="small" aria-label={named(texts.rename, name)} onClick={onRename}>
          {texts.rename}
        </Button>
        <ConfirmButton
          size="small"
          color="error"
          label={texts.remove}
          aria-label={named(texts.remove, name)}
          question={formatMessage(texts.removeSure, { name })}
          loading={remove.isPending}
          onConfirm={() => remove.mutate({ id })}
        />
      </Stack>
    </ListItem>
  );
}
