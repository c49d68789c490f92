import { Form, useLocation } from "react-router";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import { ConsentCheckbox } from "#app/features/privacy-consent/consent-checkbox.tsx";
import { EmailField, MessageField, NameField } from "#app/form/request-fields.tsx";
import { useForm } from "#app/form/use-form.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { SendButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import type { InstallerAnswer } from "./submit-installer-request.ts";
import { ConfigurationNote } from "./configuration-note.tsx";
import type { FinderData } from "./data.server.ts";

export function InstallerForm({ page, answer }: { page: FinderData; answer: InstallerAnswer | undefined }) {
  const { configuration, installer, place, search } = page;
  const { copy, messages, longest, consent } = installer;
  const { fields, optional, uses } = copy;
  const { pathname, search: query } = useLocation();
  const { form, field, sending, failure } = useForm(answer, messages);
  const { autoFocus: _, ...use } = field("use");
  const fieldProps = { fields, longest, field };
  return (
    <Form
      ref={form}
      method="post"
      action={`${pathname}${query}#installer`}
      noValidate
      preventScrollReset
      className="grid max-w-prose gap-6"
    >
      <FailureNotice heading={copy.failed} failure={failure} answer={answer} />
      {configuration && <ConfigurationFields configuration={configuration} copy={page.copy.configuration} />}
      <TextField
        label={fields.place}
        autoComplete="address-level2"
        maxLength={longest.place}
        {...field("place")}
        defaultValue={answer?.values.place ?? place}
      />
      <PlaceChoice fields={fields} answer={answer} error={field("placeChoice").error} />
      <RadioGroup
        legend={fields.use}
        options={keysOf(uses).map((value) => ({ value, name: uses[value] }))}
        {...use}
        defaultValue={answer?.values.use ?? search.line ?? "residential"}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <NameField {...fieldProps} />
        <EmailField {...fieldProps} />
      </div>
      <MessageField {...fieldProps} rows={4} mark={optional} />
      <ConsentCheckbox field={field("consent")} text={consent} privacyLink={copy.privacyLink} />
      <SendButton sending={sending} copy={copy} />
    </Form>
  );
}

type ChoiceProps = {
  fields: FinderData["installer"]["copy"]["fields"];
  answer: InstallerAnswer | undefined;
  error: string | undefined;
};

function PlaceChoice({ fields, answer, error }: ChoiceProps) {
  const language = usePageLanguage();
  if (!answer?.places) return null;
  const nameOf = regionNames(language);
  const typedPlace = answer.values.place?.trim() ?? "";
  const options = answer.places.map(({ id, ...place }) => ({
    value: id,
    name: formatPlace(language, place.name, place.region, nameOf(place.country)),
  }));
  return (
    <RadioGroup
      legend={fields.which}
      name="placeChoice"
      error={error}
      options={[...options, { value: `typed:${typedPlace}`, name: fillPlaceholders(fields.other, { place: typedPlace }) }]}
    />
  );
}

type ConfigurationFieldsProps = { configuration: NonNullable<FinderData["configuration"]>; copy: FinderData["copy"]["configuration"] };

function ConfigurationFields({ configuration, copy }: ConfigurationFieldsProps) {
  const { text, to } = configuration;
  return (
    <div>
      <ConfigurationNote configuration={configuration} copy={copy} />
      <HiddenFields values={Object.entries({ configuration: text, configurationPath: to })} />
    </div>
  );
}
