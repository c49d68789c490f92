import { ExpiredNotice } from "#app/features/account/expired-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CenterAnswer } from "./center-actions.ts";
import type { CenterData } from "./data.server.ts";

type FormFailureProps = { loaded: CenterData; own: CenterAnswer | undefined; failure: string | undefined };

/** What is wrong with a form as a whole; a session that has ended is mended by logging in again. */
export function FormFailure({ loaded: { account, address }, own, failure }: FormFailureProps) {
  if (own?.reason === "notSignedIn") return <ExpiredNotice copy={account.expired} next={address} />;
  return failure ? <Notice kind="failed" heading={failure} /> : null;
}
