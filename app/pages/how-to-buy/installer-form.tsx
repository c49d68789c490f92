import { Form, useLocation } from "react-router";
import { SelectionFields } from "#app/features/stack/selection-note.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FailureNotice } from "#app/form/failure-notice.tsx";
import { ConsentCheckbox } from "#app/features/privacy-consent/consent-checkbox.tsx";
import { EmailField, MessageField, NameField, TelephoneField } from "#app/form/request-fields.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { SendButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { typedPlacePrefix } from "#domain/places/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import type { InstallerAnswer } from "./submit-installer-request.ts";
import type { FinderData } from "./data.server.ts";

export function InstallerForm({ page, answer }: { page: FinderData; answer: InstallerAnswer | undefined }) {
  const { selection, installer, place, search } = page;
  const { copy, messages, longest, consent, offers } = installer;
  const { fields, optional, uses } = copy;
  const { pathname, search: query } = useLocation();
  const { form, field, sending, failure, summary } = useForm(answer, messages);
  const fieldProps = { fields, longest, field };
  return (
    <Form ref={form} method="post" action={pathname + query} noValidate preventScrollReset className="grid max-w-prose gap-6">
      <FailureNotice heading={copy.failed} failure={failure} answer={answer} />
      <ErrorSummary {...summary} labels={fields} />
      {selection && <SelectionFields selection={selection} />}
      <RadioGroup
        legend={fields.use}
        options={keysOf(uses).map((value) => ({ value, name: uses[value] }))}
        {...field("use")}
        defaultValue={answer?.values.use ?? search.line ?? "residential"}
      />
      <TextField
        label={fields.place}
        autoComplete="address-level2"
        maxLength={longest.place}
        {...field("place")}
        defaultValue={answer?.values.place ?? place}
      />
      <PlaceChoice fields={fields} answer={answer} field={field} />
      <div className="grid gap-6 md:grid-cols-2">
        <NameField {...fieldProps} />
        <EmailField {...fieldProps} />
      </div>
      <TelephoneField {...fieldProps} mark={optional} />
      <MessageField {...fieldProps} rows={4} mark={optional} />
      <Checkbox name="offers" defaultChecked={answer?.values.offers !== undefined}>
        {offers}
      </Checkbox>
      <ConsentCheckbox field={field("consent")} text={consent} privacyLink={copy.privacyLink} />
      <SendButton sending={sending} copy={copy} />
    </Form>
  );
}

type ChoiceProps = {
  fields: FinderData["installer"]["copy"]["fields"];
  answer: InstallerAnswer | undefined;
  field: FormState["field"];
};

function PlaceChoice({ fields, answer, field }: ChoiceProps) {
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
      {...field("placeChoice")}
      options={[...options, { value: typedPlacePrefix + typedPlace, name: fillPlaceholders(fields.other, { place: typedPlace }) }]}
    />
  );
}
