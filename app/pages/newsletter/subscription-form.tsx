import { Form, useLocation } from "react-router";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import type { FormAnswer } from "#app/form/submit-form.ts";
import { ConsentCheckbox } from "#app/features/privacy-consent/consent-checkbox.tsx";
import { EmailField, NameField } from "#app/form/request-fields.tsx";
import { useForm } from "#app/form/use-form.ts";
import { SendButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { NewsletterData } from "./data.server.ts";

/** The consent box is never ticked in advance. */
export function SubscriptionForm({ page, answer }: { page: NewsletterData; answer: FormAnswer | undefined }) {
  const { copy, messages, longest, consent, countries } = page;
  const { fields, optional } = copy;
  const { pathname } = useLocation();
  const { form, field, sending, failure, summary } = useForm(answer, messages);
  return (
    <Form ref={form} method="post" action={pathname} noValidate className="grid max-w-prose gap-6">
      <FailureNotice heading={messages.newsletterFailed} failure={failure} answer={answer} />
      <ErrorSummary {...summary} labels={fields} />
      <EmailField fields={fields} longest={longest} field={field} />
      <div className="grid gap-6 md:grid-cols-2">
        <NameField fields={fields} longest={longest} field={field} mark={optional} />
        <TextField label={fields.company} mark={optional} autoComplete="organization" maxLength={longest.company} {...field("company")} />
      </div>
      <div className="grid items-end gap-6 md:grid-cols-2">
        <Select label={fields.country} mark={optional} autoComplete="country" {...field("country")}>
          <option value="">{fields.chooseCountry}</option>
          <Options of={countries.map(({ code, name: country }) => [code, country])} />
        </Select>
        <Select label={fields.userType} mark={optional} {...field("userType")}>
          <option value="">{fields.chooseUserType}</option>
          <Options of={Object.entries(copy.userTypes)} />
        </Select>
      </div>
      <ConsentCheckbox field={field("consent")} text={consent.text} privacyLink={copy.privacyLink} value={consent.version} />
      <input type="hidden" name="page" value={pathname} />
      <SendButton sending={sending} copy={copy} />
    </Form>
  );
}
