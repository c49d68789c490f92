import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Review } from "../../../domain/reviews/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import type { LocalizationAddress } from "../content/localization.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { reviewTexts } from "./texts.ts";
import { reviewsKey, useDiscussion } from "./use-discussion.ts";

/** `onPublish` is undefined while the text is not saved. */
type Props = { address: LocalizationAddress; mayEdit: boolean; onPublish: (() => void) | undefined };

/** Shows the open review of a localization, or the changes that a reviewer requested. Publishing approves the review. */
export function ReviewAlert({ address, mayEdit, onPublish }: Props) {
  const texts = useTexts(reviewTexts);
  const format = useDateFormat();
  const { reviews } = useDiscussion(address);
  const review = reviews.find(({ language }) => language === address.language);
  if (!review) return null;
  const { decision, requestedBy, requestedAt, decidedBy, decidedAt, note, answer } = review;
  if (decision === null)
    return (
      <Alert severity="info" action={mayEdit && <OpenReviewActions {...{ address, review, onPublish }} />}>
        {formatMessage(texts.waiting, { who: requestedBy.name, when: format(requestedAt) })}
        <Quote text={note} />
      </Alert>
    );
  if (decision === "cancelled" || decidedAt === null) return null;
  return (
    <Alert severity={decision === "approved" ? "success" : "warning"}>
      {formatMessage(texts[decision], { who: decidedBy || texts.formerUser, when: format(decidedAt) })}
      <Quote text={answer} />
    </Alert>
  );
}

function Quote({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <Typography component="blockquote" variant="body2" sx={{ m: 0, mt: 0.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {text}
    </Typography>
  );
}

function OpenReviewActions({ address, review, onPublish }: Omit<Props, "mayEdit"> & { review: Review }) {
  const texts = useTexts(reviewTexts);
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const decide = useApiMutation("POST /staff/reviews/decide", reviewsKey, () => setOpen(false));
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap" }}>
      {review.requestedBy.id === user?.id && (
        <Button color="inherit" size="small" onClick={() => decide.mutate({ ...address, decision: "cancelled" })}>
          {texts.cancelReview}
        </Button>
      )}
      {user?.mayPublish && (
        <>
          <Button color="inherit" size="small" disabled={!onPublish} onClick={onPublish}>
            {texts.approve}
          </Button>
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {texts.requestChanges}
          </Button>
        </>
      )}
      {isOpen && (
        <ReviewDialog
          title={texts.requestChanges}
          label={texts.answer}
          isPending={decide.isPending}
          onSend={(answer) => decide.mutate({ ...address, decision: "changesRequested", answer })}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
