import { Form, useLocation } from "react-router";
import type { FormAnswer } from "#app/form/submit-form.ts";
import { useForm } from "#app/form/use-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ThreadData } from "./data.server.ts";

/** Expired link: the form sends a new one to the question's mail address. */
export function ExpiredLink({ page, answer }: { page: ThreadData; answer: FormAnswer | undefined }) {
  const { copy, messages, token, result } = page;
  const { pathname } = useLocation();
  const { form, sending, failure } = useForm(answer, messages);
  if (result === "mailed" && !answer)
    return (
      <div className="max-w-prose">
        <Notice kind="done" heading={copy.mailed} />
      </div>
    );
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}?${new URLSearchParams({ token })}`}
      className="grid max-w-prose justify-items-start gap-6"
    >
      <Notice kind="note" heading={messages.linkLapsed}>
        <p>{copy.newLinkHow}</p>
      </Notice>
      {failure && <Notice kind="failed" heading={failure} />}
      <SubmitButton loading={sending} loadingText={copy.sending}>
        {copy.newLink}
      </SubmitButton>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="form" value="newLink" />
    </Form>
  );
}
