import { Form, Link, useLocation } from "react-router";
import { FilesField } from "#app/features/attachments/files-field.tsx";
import type { FilesAnswer } from "#app/features/attachments/send-with-files.ts";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import { twoColumns } from "#app/form/form-part.tsx";
import { EmailField, MessageField, NameField, TelephoneField } from "#app/form/request-fields.tsx";
import { useForm } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { SendButton } from "#app/ui/button.tsx";
import type { JobData } from "./data.server.ts";

export function ApplicationForm({ page, answer }: { page: JobData; answer: FilesAnswer | undefined }) {
  const { copy, messages, longest } = page;
  const { fields, optional } = copy;
  const { form, field, sending, failure, summary } = useForm(answer, messages);
  const { pathname } = useLocation();
  const privacy = useLayoutData()?.navigation.links.legal.privacy;
  const fieldProps = { fields, longest, field };
  return (
    <Form ref={form} method="post" encType="multipart/form-data" action={pathname} noValidate className="grid max-w-prose gap-6 pt-8">
      <FailureNotice heading={copy.failed} failure={failure} answer={answer} />
      <ErrorSummary {...summary} labels={fields} />
      <NameField {...fieldProps} />
      <div className={twoColumns}>
        <EmailField {...fieldProps} />
        <TelephoneField {...fieldProps} mark={optional} />
      </div>
      <MessageField {...fieldProps} rows={6} mark={optional} />
      <FilesField texts={fields} isPdfOnly field={field} answer={answer} />
      <SendButton sending={sending} copy={copy} />
      <p className="text-small text-soft">
        {copy.privacy}{" "}
        {privacy && (
          <Link to={`${privacy.to}#jobs`} className="underline">
            {copy.privacyLink}
          </Link>
        )}
      </p>
    </Form>
  );
}
