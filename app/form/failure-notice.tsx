import { Notice } from "#app/ui/notice.tsx";
import type { FormAnswer } from "./submit-form.ts";

type FailureNoticeProps = { heading: string; failure: string | undefined; answer: FormAnswer | undefined };

/**
 * Shows the error of a whole form. If no response arrived, the form may have been sent, so the heading does not say that it failed.
 */
export function FailureNotice({ heading, failure, answer }: FailureNoticeProps) {
  if (failure === undefined) return null;
  if (answer?.reason === "unanswered") return <Notice kind="failed" heading={failure} />;
  return (
    <Notice kind="failed" heading={heading}>
      <p>{failure}</p>
    </Notice>
  );
}
