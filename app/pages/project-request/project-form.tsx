import { Form, useLocation } from "react-router";
import { FilesField } from "#app/features/attachments/files-field.tsx";
import type { FilesAnswer } from "#app/features/attachments/send-with-files.ts";
import { ConsentCheckbox } from "#app/features/privacy-consent/consent-checkbox.tsx";
import { SelectionFields } from "#app/features/stack/selection-note.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import { FormPart, twoColumns } from "#app/form/form-part.tsx";
import { EmailField, MessageField, NameField, TelephoneField } from "#app/form/request-fields.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { SendButton } from "#app/ui/button.tsx";
import { CheckGroup } from "#app/ui/check-group.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { keysOf } from "#i18n/keys-of.ts";
import type { ProjectData } from "./data.server.ts";

type PartProps = { page: ProjectData; field: FormState["field"] };

export function ProjectForm({ page, answer }: { page: ProjectData; answer: FilesAnswer | undefined }) {
  const { copy, messages, selection, prefill } = page;
  const { form, field: fieldOf, sending, failure, summary } = useForm(answer, messages);
  const { pathname, search } = useLocation();
  const field: FormState["field"] = (name) => ({ ...fieldOf(name), ...(!answer && prefill[name] && { defaultValue: prefill[name] }) });
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={pathname + search}
      noValidate
      className="grid min-w-0 gap-12 lg:col-span-7"
    >
      <FailureNotice heading={copy.failed} failure={failure} answer={answer} />
      <ErrorSummary {...summary} labels={copy.fields} />
      {selection && <SelectionFields selection={selection} />}
      <Project page={page} field={field} />
      <Person page={page} field={field} />
      <FormPart heading={copy.parts.files}>
        <FilesField texts={copy.fields} optional={copy.optional} field={field} answer={answer} />
      </FormPart>
      <ConsentCheckbox field={field("consent")} text={page.consent} privacyLink={copy.privacyLink} value="true" />
      <SendButton sending={sending} copy={copy} />
    </Form>
  );
}

const withUnit = "grid grid-cols-[1fr_7rem] items-start gap-3";

function Project({ page: { copy, longest, countries }, field }: PartProps) {
  const { fields, optional } = copy;
  return (
    <FormPart heading={copy.parts.project}>
      <div className={twoColumns}>
        <div className={withUnit}>
          <TextField label={fields.power} hint={fields.powerHint} inputMode="decimal" maxLength={longest.power} {...field("power")} />
          <UnitField label={fields.unit} fullLabel={fields.powerUnit} units={["kW", "MW"]} {...field("powerUnit")} />
        </div>
        <div className={withUnit}>
          <TextField label={fields.energy} mark={optional} inputMode="decimal" maxLength={longest.energy} {...field("energy")} />
          <UnitField label={fields.unit} fullLabel={fields.energyUnit} units={["kWh", "MWh"]} {...field("energyUnit")} />
        </div>
      </div>
      <div className={twoColumns}>
        <Select label={fields.connection} mark={optional} {...field("connection")}>
          <option value="">{fields.chooseConnection}</option>
          <Options of={Object.entries(copy.connections)} />
        </Select>
        <Select label={fields.country} {...field("country")}>
          <option value="">{fields.chooseCountry}</option>
          <Options of={countries.map(({ code, name }) => [code, name])} />
        </Select>
      </div>
      <TextField type="date" label={fields.wantedOn} mark={optional} className="max-w-64" {...field("wantedOn")} />
      <CheckGroup
        label={fields.services}
        options={keysOf(copy.services).map((value) => [value, copy.services[value]])}
        {...field("services")}
      />
      <MessageField fields={fields} longest={longest} field={field} rows={5} mark={optional} />
    </FormPart>
  );
}

/** `fullLabel`: names the quantity too, for screen readers. */
type UnitFieldProps = { label: string; fullLabel: string; units: readonly string[] } & ReturnType<FormState["field"]>;

function UnitField({ label, fullLabel, units, ...select }: UnitFieldProps) {
  return (
    <Select label={label} aria-label={fullLabel} {...select}>
      <Options of={units.map((unit) => [unit, unit])} />
    </Select>
  );
}

function Person({ page: { copy, longest }, field }: PartProps) {
  const { fields, optional } = copy;
  const fieldProps = { fields, longest, field };
  return (
    <FormPart heading={copy.parts.person}>
      <div className={twoColumns}>
        <TextField label={fields.company} autoComplete="organization" maxLength={longest.company} {...field("company")} />
        <NameField {...fieldProps} />
      </div>
      <div className={twoColumns}>
        <EmailField {...fieldProps} />
        <TelephoneField {...fieldProps} mark={optional} />
      </div>
    </FormPart>
  );
}
