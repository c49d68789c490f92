import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { CommentsButton } from "../reviews/comments-button.tsx";
import { RequestReviewButton } from "../reviews/request-review-button.tsx";
import { ReviewAlert } from "../reviews/review-alert.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { typedOrCurrentDataOf, type Localization, type LocalizationAddress } from "./localization.ts";
import { DeleteLanguageDialog, UnpublishDialog } from "./language-removal.tsx";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { SaveState } from "./save-state.tsx";
import { StateChip } from "./state-chip.tsx";
import { contentTexts } from "./texts.ts";
import type { Faults } from "./use-faults.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-content-types.ts";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";

type Props = {
  type: DescribedType;
  entry: Entry;
  address: LocalizationAddress;
  draft: AutosavedDraft;
  faults: Faults;
  localization: Localization | undefined;
  source: Localization | undefined;
  mayEdit: boolean;
  isCommenting: boolean;
  onComment(isCommenting: boolean): void;
};
type DialogName = "publish" | "preview" | "history" | "unpublish" | "delete";

/** Status, actions and dialogs of a localization. */
export function LocalizationHeader({ type, entry, address, draft, faults, localization, source, mayEdit, isCommenting, onComment }: Props) {
  const texts = useTexts(contentTexts);
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const { prefix } = languages[address.language];
  const isPublic = localization?.state === "published";
  const close = () => setOpenDialog(undefined);
  const publish = () => {
    const [first] = faults.fields;
    if (first === undefined) return setOpenDialog("publish");
    faults.onPublishAttempt();
    document.getElementById(`${address.language}-${first}`)?.focus();
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        {localization && (
          <StateChip
            state={localization.state}
            schedule={localization}
            isChanged={localization.isChanged || (isPublic && draft.state !== "saved")}
            isStale={localization.isOutdated}
            isUnreviewed={localization.isUnreviewed}
          />
        )}
        <SaveState draft={draft} fields={type.fields} lang={languages[address.language].tag} />
        {localization && <CommentsButton address={address} isCommenting={isCommenting} onComment={onComment} />}
        {isPublic && (
          <Link href={prefix + entry.path} target="_blank">
            {texts.publicPage}
          </Link>
        )}
      </Stack>
      {mayEdit && <Actions {...{ entry, address, draft, localization, source, isPublic }} onPublish={publish} onOpen={setOpenDialog} />}
      <ReviewAlert address={address} mayEdit={mayEdit} onPublish={draft.state === "saved" ? publish : undefined} />
      <ScheduleAlert address={address} localization={localization} mayEdit={mayEdit} />
      {faults.hasTriedToPublish && <FaultList type={type} fields={faults.fields} />}
      {openDialog === "publish" && <PublishDialog type={type} entry={entry} address={address} data={draft.data} onClose={close} />}
      {openDialog === "preview" && <PreviewDialog address={address} onClose={close} />}
      {openDialog === "unpublish" && <UnpublishDialog entry={entry} address={address} onClose={close} />}
      {openDialog === "delete" && <DeleteLanguageDialog entry={entry} address={address} onClose={close} />}
      {openDialog === "history" && <HistoryDialog type={type} address={address} draft={draft} onClose={close} />}
    </Stack>
  );
}

/** Names the fields that must be corrected before publication. */
function FaultList({ type, fields }: { type: DescribedType; fields: readonly string[] }) {
  const texts = useTexts(contentTexts);
  const named = useLabelFormat();
  const language = useStaffLanguage();
  if (fields.length === 0) return null;
  const labels = fields.map((field) => type.fields.find(({ name }) => name === field)?.label[language] ?? field);
  return <Alert severity="warning">{named(formatMessage(texts.faults, { count: fields.length }), labels.join(", "))}</Alert>;
}

type ActionsProps = Pick<Props, "entry" | "address" | "draft" | "localization" | "source"> & {
  isPublic: boolean;
  onPublish(): void;
  onOpen(dialog: DialogName): void;
};

function Actions({ entry, address, draft, localization, source, isPublic, onPublish, onOpen }: ActionsProps) {
  const texts = useTexts(contentTexts);
  const lifecycle = useTexts(lifecycleTexts);
  const { undo } = usePublication();
  const mayPublish = useCurrentUser()?.mayPublish === true;
  const language = languages[address.language].name;
  const isSaved = draft.state === "saved";
  const sourceName = source && languages[source.language].name;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      {mayPublish ? (
        <Button variant="contained" disabled={!isSaved} onClick={onPublish}>
          {texts.publish}
        </Button>
      ) : (
        <RequestReviewButton address={address} revision={draft.basedOn} disabled={!isSaved || !localization} />
      )}
      {localization && (
        <Button disabled={!isSaved} onClick={() => onOpen("preview")}>
          {texts.preview}
        </Button>
      )}
      {mayPublish && localization?.canUndo && <Button onClick={() => undo([address])}>{texts.undo}</Button>}
      {mayPublish && isPublic && (
        <Button color="warning" onClick={() => onOpen("unpublish")}>
          {texts.withdraw}
        </Button>
      )}
      {localization && <Button onClick={() => onOpen("history")}>{texts.history}</Button>}
      {sourceName && (
        <ConfirmButton
          label={formatMessage(texts.copy, { language: sourceName })}
          question={formatMessage(texts.copySure, { language, source: sourceName })}
          onConfirm={() => draft.replace(typedOrCurrentDataOf(entry, source))}
        />
      )}
      {mayPublish && localization && entry.editions.length > 1 && (
        <Button color="error" onClick={() => onOpen("delete")}>
          {formatMessage(lifecycle.deleteLanguage, { language })}
        </Button>
      )}
    </Stack>
  );
}

/** Shows scheduled publications, changes and withdrawals, with a button that cancels them. */
function ScheduleAlert({ address, localization, mayEdit }: Pick<Props, "address" | "localization" | "mayEdit">) {
  const texts = useTexts(contentTexts);
  const format = useDateFormat();
  const { cancelSchedule } = usePublication();
  const mayPublish = useCurrentUser()?.mayPublish === true;
  const formatTime = (text: string, moment: string | null | undefined) => (moment ? [formatMessage(text, { when: format(moment) })] : []);
  const publishTime = localization?.state === "scheduled" ? localization.publishedAt : undefined;
  const schedules = [
    ...formatTime(texts.begins, publishTime),
    ...formatTime(texts.changes, localization?.plannedAt),
    ...formatTime(texts.ends, localization?.publicUntil),
  ];
  if (schedules.length === 0) return null;
  return (
    <Alert severity="info" action={mayEdit && mayPublish && <Button onClick={() => cancelSchedule([address])}>{texts.cancelPlan}</Button>}>
      {schedules.join(" ")}
    </Alert>
  );
}
