import { Form, Link } from "react-router";
import { NewPassword } from "#app/features/account/new-password.tsx";
import type { FormAnswer } from "#app/form/submit-form.ts";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { useForm } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RetrieveData } from "./data.server.ts";

/** The mailed link proves access to the mailbox, so the form asks for the new password only. */
export function LinkForm({
  loaded: { copy, account, messages },
  token,
  answer,
}: {
  loaded: RetrieveData;
  token: string;
  answer: FormAnswer | undefined;
}) {
  const { form, field, reasonOf, sending, failure, summary } = useForm(answer, messages);
  const retrieve = useLayoutData()?.navigation.links.tools.retrievePassword;
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="grid max-w-prose gap-6">
      {failure && <Notice kind="failed" heading={failure} />}
      <ErrorSummary {...summary} labels={{ ...account.fields, password: account.fields.newPassword }} />
      <input type="hidden" name="token" value={token} />
      <NewPassword copy={account} label={account.fields.newPassword} field={field} reasonOf={reasonOf} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <SubmitButton loading={sending} loadingText={account.sending}>
          {copy.send}
        </SubmitButton>
        {retrieve && (
          <Link to={retrieve.to} className="line-link py-1.5 font-label text-action">
            {account.code.again}
          </Link>
        )}
      </div>
    </Form>
  );
}
