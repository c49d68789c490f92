import Button from "@mui/material/Button";
import { useState } from "react";
import { useApiMutation } from "../api/use-api-mutation.ts";
import type { LocalizationAddress } from "../content/localization.ts";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { reviewTexts } from "./texts.ts";
import { reviewsKey, useOpenReview } from "./use-discussion.ts";

type Props = { address: LocalizationAddress; revision: number; disabled: boolean };

/** Takes the place of "Publish" for users without the right to publish. */
export function RequestReviewButton({ address, revision, disabled }: Props) {
  const texts = useTexts(reviewTexts);
  const [isOpen, setOpen] = useState(false);
  const isRequested = useOpenReview(address) !== undefined;
  const request = useApiMutation("POST /staff/reviews/request", reviewsKey, () => {
    notify(texts.requested, "success");
    setOpen(false);
  });
  return (
    <>
      <Button variant="contained" disabled={disabled || isRequested} onClick={() => setOpen(true)}>
        {texts.request}
      </Button>
      {isOpen && (
        <ReviewDialog
          title={texts.request}
          how={texts.requestHow}
          label={texts.note}
          isPending={request.isPending}
          onSend={(note) => request.mutate({ ...address, revision, note })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
