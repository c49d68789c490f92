import { Form, useLocation } from "react-router";
import { FilesField } from "#app/features/attachments/files-field.tsx";
import type { FilesAnswer } from "#app/features/attachments/send-with-files.ts";
import { ConsentCheckbox } from "#app/features/privacy-consent/consent-checkbox.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FormPart, twoColumns } from "#app/form/form-part.tsx";
import { EmailField, MessageField, NameField, TelephoneField } from "#app/form/request-fields.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { SendButton } from "#app/ui/button.tsx";
import { CheckGroup } from "#app/ui/check-group.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { keysOf } from "#i18n/keys-of.ts";
import type { PartnersData } from "./data.server.ts";

type PartProps = { page: PartnersData; field: FormState["field"] };

export function ApplicationForm({ page, answer }: { page: PartnersData; answer: FilesAnswer | undefined }) {
  const { copy, messages } = page;
  const { form, field, sending, failure, summary } = useForm(answer, messages);
  const { pathname } = useLocation();
  return (
    <Form ref={form} method="post" encType="multipart/form-data" action={pathname} noValidate className="grid min-w-0 gap-12 lg:col-span-7">
      {failure && <Notice kind="failed" heading={failure} />}
      <ErrorSummary {...summary} labels={copy.fields} />
      <Company page={page} field={field} />
      <Work page={page} field={field} isFirstAttempt={!answer} />
      <Person page={page} field={field} />
      <OptionalDetails page={page} field={field} answer={answer} />
      <ConsentCheckbox field={field("consent")} text={page.consent} privacyLink={copy.privacyLink} value="true" />
      <SendButton sending={sending} copy={copy} />
    </Form>
  );
}

function Company({ page: { copy, longest, countries }, field }: PartProps) {
  const { fields } = copy;
  return (
    <FormPart heading={copy.parts.company}>
      <TextField label={fields.company} autoComplete="organization" maxLength={longest.company} {...field("company")} />
      <TextField label={fields.registration} hint={fields.registrationHint} maxLength={longest.registration} {...field("registration")} />
      <Select label={fields.country} autoComplete="country" {...field("country")}>
        <option value="">{fields.chooseCountry}</option>
        <Options of={countries.map(({ code, name }) => [code, name])} />
      </Select>
      <div className={twoColumns}>
        <TextField label={fields.region} autoComplete="address-level1" maxLength={longest.region} {...field("region")} />
        <TextField label={fields.city} autoComplete="address-level2" maxLength={longest.city} {...field("city")} />
      </div>
    </FormPart>
  );
}

/** `isFirstAttempt`: before the first submission, the role of the link is preselected. */
function Work({ page: { copy, role }, field, isFirstAttempt }: PartProps & { isFirstAttempt: boolean }) {
  const { fields } = copy;
  const optionsOf = <Name extends string>(names: Record<Name, string>) => keysOf(names).map((value) => [value, names[value]] as const);
  const roles = field("roles");
  return (
    <FormPart heading={copy.parts.work}>
      <div className={twoColumns}>
        <CheckGroup
          label={fields.roles}
          options={optionsOf(copy.roles)}
          {...roles}
          defaultValue={isFirstAttempt ? (role ?? undefined) : roles.defaultValue}
        />
        <CheckGroup label={fields.lines} options={optionsOf(copy.lines)} {...field("lines")} />
      </div>
    </FormPart>
  );
}

function Person({ page: { copy, longest }, field }: PartProps) {
  const fieldProps = { fields: copy.fields, longest, field };
  return (
    <FormPart heading={copy.parts.person}>
      <NameField {...fieldProps} />
      <div className={twoColumns}>
        <EmailField {...fieldProps} />
        <TelephoneField {...fieldProps} />
      </div>
    </FormPart>
  );
}

const optionalFields = ["website", "years", "installations", "manufacturers", "message", "attachments"];

/** Folded until one of its fields has a value or an error. */
function OptionalDetails({ page: { copy, longest }, field, answer }: PartProps & { answer: FilesAnswer | undefined }) {
  const { fields, optional } = copy;
  const isNeeded = optionalFields.some((name) => field(name).defaultValue || field(name).error) || (answer?.files ?? []).length > 0;
  return (
    <Fold heading={copy.parts.more} open={isNeeded}>
      <div className="grid gap-6">
        <TextField
          label={fields.website}
          mark={optional}
          inputMode="url"
          autoComplete="url"
          maxLength={longest.website}
          {...field("website")}
        />
        <div className={twoColumns}>
          <TextField label={fields.years} mark={optional} inputMode="numeric" {...field("years")} />
          <TextField label={fields.installations} mark={optional} inputMode="numeric" {...field("installations")} />
        </div>
        <TextArea
          label={fields.manufacturers}
          mark={optional}
          hint={fields.manufacturersHint}
          rows={3}
          maxLength={longest.manufacturers}
          {...field("manufacturers")}
        />
        <MessageField fields={fields} longest={longest} field={field} rows={5} mark={optional} />
        <FilesField texts={fields} optional={optional} field={field} answer={answer} />
      </div>
    </Fold>
  );
}
