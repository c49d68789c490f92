import { ExpiredNotice } from "#app/features/account/expired-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CenterAnswer } from "./center-actions.ts";
import type { CenterData } from "./data.server.ts";

type FormFailureProps = { loaded: CenterData; formAnswer: CenterAnswer | undefined; failure: string | undefined };

/** Shows the error of a whole form; for an expired session, a link to log in again. */
export function FormFailure({ loaded: { account, address }, formAnswer, failure }: FormFailureProps) {
  if (formAnswer?.reason === "notSignedIn") return <ExpiredNotice copy={account.expired} next={address} />;
  return failure ? <Notice kind="failed" heading={failure} /> : null;
}
