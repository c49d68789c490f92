import { Container } from "#app/ui/container.tsx";
import { ExpiredNotice } from "#app/features/account/expired-notice.tsx";
import { EmailForm } from "./email-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { CenterFormProps } from "./use-center-form.ts";

/** Shown without JavaScript when the session expired before submission. Only the profile form shows its typed values again. */
export function ExpiredSession({ loaded, answer }: CenterFormProps) {
  const { copy, account, address } = loaded;
  return (
    <Container className="pb-24 pt-10 lg:pb-40 lg:pt-16">
      <h1 className="pb-8 text-h2">{copy.expired}</h1>
      {answer?.form === "profile" && <ProfileForm loaded={loaded} answer={answer} profile={undefined} />}
      {answer?.form === "email" && <EmailForm loaded={loaded} answer={answer} email="" />}
      {answer?.form !== "profile" && answer?.form !== "email" && <ExpiredNotice copy={account.expired} next={address} />}
    </Container>
  );
}
