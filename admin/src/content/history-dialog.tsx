import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../layout/loading.tsx";
import type { Revisions } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import type { LocalizationAddress } from "./localization.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";

type Props = { type: DescribedType; address: LocalizationAddress; draft: AutosavedDraft; onClose(): void };

/** Version history of a localization, newest first. Restoring a version makes it the draft. */
export function HistoryDialog({ type, address, draft, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const named = useLabelFormat();
  const { data } = useQuery({
    queryKey: ["entry", "history", address],
    queryFn: () => callApi("GET /staff/content/:type/:key/history", address),
    staleTime: 0,
  });
  return (
    <TitledDialog
      title={named(texts.history, languages[address.language].name)}
      onClose={onClose}
      maxWidth="sm"
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      {!data && <Loading />}
      <List disablePadding>
        {data?.map((revision) => (
          <Row key={revision.revision} type={type} address={address} revision={revision} draft={draft} onDone={onClose} />
        ))}
      </List>
    </TitledDialog>
  );
}

type RowProps = Omit<Props, "onClose"> & { revision: Revisions[number]; onDone(): void };

function Row({ type, address, revision, draft, onDone }: RowProps) {
  const texts = useTexts(contentTexts);
  const language = useStaffLanguage();
  const format = useDateFormat();
  const restore = useApiMutation("POST /staff/content/restore", ["entry"], () => {
    draft.discard();
    onDone();
  });
  const labels = revision.changed.map((field) => type.fields.find(({ name }) => name === field)?.label[language] ?? field);
  const isCurrent = revision.revision === draft.basedOn;
  const restoreButton = (
    <Button
      size="small"
      disabled={isCurrent}
      onClick={() => restore.mutate({ ...address, revision: revision.revision, basedOn: draft.basedOn })}
    >
      {texts.restore}
    </Button>
  );
  return (
    <ListItem disableGutters secondaryAction={restoreButton}>
      <ListItemText
        primary={
          formatMessage(texts.by, { when: format(revision.savedAt), who: revision.author }) + (revision.isShown ? ` · ${texts.shown}` : "")
        }
        secondary={labels.join(", ")}
        sx={{ pr: 10 }}
      />
    </ListItem>
  );
}
