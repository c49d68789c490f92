import { Form, useLocation } from "react-router";
import type { FormAnswer } from "#app/form/submit-form.ts";
import { useForm } from "#app/form/use-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SenderThread } from "#domain/contact/schema";
import type { ThreadData } from "./data.server.ts";

export function FollowUpForm({ page, state, answer }: { page: ThreadData; state: SenderThread["state"]; answer: FormAnswer | undefined }) {
  const { copy, messages, longest, token, result } = page;
  const { pathname } = useLocation();
  const { form, field, sending, failure } = useForm(answer, messages);
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}?${new URLSearchParams({ token })}`}
      noValidate
      className="mt-8 grid max-w-prose justify-items-stretch gap-6"
    >
      {failure && <Notice kind="failed" heading={failure} />}
      {result === "sent" && !answer && <Notice kind="done" heading={copy.sent} />}
      <TextArea
        label={copy.message}
        hint={state === "closed" ? copy.reopens : undefined}
        rows={6}
        maxLength={longest.message}
        {...field("message")}
      />
      <div>
        <SubmitButton loading={sending} loadingText={copy.sending}>
          {copy.send}
        </SubmitButton>
      </div>
      <input type="hidden" name="token" value={token} />
    </Form>
  );
}
