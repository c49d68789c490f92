import { Form, useLocation } from "react-router";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import type { FormAnswer } from "#app/form/submit-form.ts";
import { useForm } from "#app/form/use-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { NewsletterLinkData } from "./data.server.ts";

/** An expired link, or one without its token, shows a link to start again instead of the button. */
export function TokenForm({ page, answer }: { page: NewsletterLinkData; answer: FormAnswer | undefined }) {
  const { copy, messages } = page;
  const { pathname } = useLocation();
  const { form, sending, failure } = useForm(answer, messages);
  const token = page.token || answer?.values.token;
  const isExpired = !token || answer?.reason === "linkExpired" || answer?.reasons.token !== undefined;
  return (
    <Form ref={form} method="post" action={pathname} className="grid max-w-prose justify-items-start gap-6">
      {isExpired ? (
        <>
          <Notice kind="failed" heading={messages.linkExpired}>
            <p>{copy.over}</p>
          </Notice>
          <TextLink to={page.newsletter}>{copy.on}</TextLink>
        </>
      ) : (
        <>
          <FailureNotice heading={messages.newsletterFailed} failure={failure} answer={answer} />
          <input type="hidden" name="token" value={token} />
          <SubmitButton loading={sending} loadingText={copy.sending}>
            {copy.button}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
